/** People of nobody's acquaintance, as letters know them. */
const person = (name: string, ageBand: 'adult' | '13to15' | 'under13' = 'adult') => ({
  id: `00000000-0000-4000-8000-${name.length.toString().padStart(12, '0')}`,
  email: `${name.toLowerCase()}@people.ribbon.test`,
  username: `${name.toLowerCase()}.ribbon`,
  name,
  shown: ageBand === 'adult' ? `${name} Ashdown` : `${name} A.`,
  fullName: `${name} Ashdown`,
  ageBand,
});

export const reader = person('Robin');
const child = person('Mia', 'under13');
const teen = person('Zoe-Marie', '13to15');
const club = 'Larkspur Rhythmic';
const competition = 'Spring Ribbon Cup';
const link = `https://ribbon.test/open?token=${'kX3vZq81'.repeat(5)}`;
const ID = '5f0c1f4e-7a35-4bb9-9f0e-2f6a1f1b7c11';
const event = {
  id: ID,
  clubId: ID,
  clubName: club,
  title: 'Tuesday training',
  location: 'Larkspur Sports Hall',
  startsAt: new Date('2026-11-24T17:30:00Z'),
};

/** What letters are about, by the names that they know it by. */
const usual = {
  ...reader,
  owner: reader,
  reader,
  person: reader,
  child,
  guardian: person('Robin'),
  former: reader,
  young: teen,
  adult: 'Jordan Ellery',
  requester: person('Alex'),
  addressee: teen,
  friend: person('Jordan'),
  reporter: reader,
  author: reader,
  guardians: [reader],
  userType: 'parent',
  club,
  clubName: club,
  clubId: ID,
  competitionId: ID,
  caseId: ID,
  contentId: ID,
  link,
  day: new Date('2026-12-01T12:00:00Z'),
  from: new Date('2026-11-24T12:00:00Z'),
  event: { competitionId: ID },
  events: [event],
  first: event,
  found: { id: ID, name: competition, rejectionReason: null },
  decision: 'approved',
  status: 'approved',
  requesterName: 'Alex Ashdown',
  requesterEmail: 'alex@people.ribbon.test',
  message: 'I have run the club since 2011, and our website names me as its head coach.',
  adminMessage: 'Welcome! Please add your opening hours.',
  because: 'coach',
  news: { kind: 'limit', untilAt: new Date('2026-12-01T12:00:00Z') },
  outcome: 'overturned',
  isSoft: false,
  isEdit: false,
  isUrgent: true,
  isTeen: false,
  acted: true,
  contentType: 'comment',
  reason: 'harassment',
  childAtRiskNow: false,
  urgency: 'soon',
  source: 'disclosure',
  dueAt: new Date('2026-11-17T18:00:00Z'),
  topic: 'support',
  role: 'member',
  askedBy: 'Alex A.',
  item: { kind: 'post' },
  what: 'a post',
  title: 'Alex liked your post',
  type: 'post_like',
  about: { author: reader, club },
} as const;

/** Where a letter means something else by a name. */
const OTHERWISE: Readonly<Record<string, object>> = {
  account_changed: { change: 'admin_granted' },
  guardian_form_decided: { problem: null, words: null },
  club_administrator_changed: { person: person('Jordan'), runs: true, isClaim: false },
  proposal_clocked: {
    person: reader,
    kind: 'club_granted',
    dueAt: new Date('2026-11-24T17:30:00Z'),
  },
  competition_waiting: { name: competition },
  competition_moved_up: { name: competition },
  competition_cancelled: { name: competition },
  competition_result: { name: competition },
  contact_answer: {
    name: 'Alex',
    answer: 'Thank you for asking. Clubs can add their own training times.\nAll the best',
    message: 'Can our club show its training times?\nWe practise on Tuesdays.',
    askedAt: new Date('2026-11-20T10:00:00Z'),
  },
  contact_message: {
    name: 'Alex Ashdown',
    email: 'alex@people.ribbon.test',
    message: 'How do I add a second child to my family?',
  },
  decision_about_child: { person: child, isSoft: true },
  event_moved: { person: child },
  child_membership_approved: { person: child },
  child_membership_declined: { person: child },
  child_access: { name: child.name },
  child_deletion_scheduled: { owner: child },
  club_membership_requested: { person: person('Alex') },
  notification: { message: 'Alex Ashdown likes “My first back walkover!”', link: '/notifications' },
  turned_thirteen: { ...child, email: null },
  guardian_left: child,
  came_of_age: { guardian: person('Jordan') },
  guardian_joined: { guardian: person('Jordan') },
  guardian_replaced: { guardian: person('Jordan') },
  child_approved: { guardian: person('Jordan') },
};

export const factsOf = (template: string): object => ({ ...usual, ...OTHERWISE[template] });
