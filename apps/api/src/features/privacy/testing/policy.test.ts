import { type World, createWorld } from '#testing/world';
import { COLLECTED } from '@ribbon/domain/policies';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tablesIn } from '../privacy.tables.rules.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Which part of the privacy policy speaks of each file of a download. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  'Your account': ['account', 'profile', 'roles', 'deletion'],
  'Signing in': ['sign-ins', 'sign-in-days', 'email-change'],
  'What you choose to show': ['privacy', 'blocked-people', 'waiting-bio', 'kind-of-account'],
  Friends: ['friendships', 'follows', 'friend-code'],
  Notifications: [
    'notifications',
    'notification-settings',
    'quiet-hours',
    'mail-pauses',
    'waiting-mails',
  ],
  Families: [
    'family',
    'permissions',
    'guardian-requests',
    'waiting-links',
    'guardian-codes',
    'guardian-decisions',
    'consents',
    'photo-consents',
    'signed-forms',
  ],
  'Your training log': [
    'training',
    'training-elements',
    'training-goals-touched',
    'training-deleted',
    'goals',
    'goal-milestones',
    'goal-progress',
    'training-shares',
    'training-comments',
    'training-care',
  ],
  Challenges: ['challenges', 'challenges-created', 'challenge-tasks'],
  'Club training plans': ['training-plans', 'plan-enrolments'],
  Competitions: [
    'competitions',
    'competitions-created',
    'competitions-followed',
    'organiser-requests',
    'competition-results',
    'competition-corrections',
  ],
  'Clubs and posts': ['club-memberships', 'club-administration', 'posts', 'likes'],
  'Tags in pictures': ['tags'],
  'Club events': ['club-events', 'club-event-series', 'event-answers', 'calendar-feeds'],
  'Claiming a club': ['club-claims'],
  Reviews: ['club-reviews', 'review-replies', 'coach-ratings', 'rating'],
  Comments: ['comments'],
  Reports: ['reports', 'openings'],
  'Pictures and videos': ['pictures'],
  'Reading what you write': ['checks'],
  'Links by email': ['emails', 'refused-address'],
  'Invitations from clubs': ['club-invitations'],
  'The waitlist': ['waitlist'],
  'The contact page': ['messages-to-us'],
  'What administrators do': [
    'account-openings',
    'corrections',
    'proposals',
    'decisions',
    'appeals',
  ],
};

it('speaks of everything that people get in a download', () => {
  const { exported } = tablesIn(world.personalData);
  const reply = new Set(Object.values(SENTENCES).flat());
  const files = [...new Set(exported.map(([, { file }]) => file))];
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !reply.has(file))).toEqual([]);
  expect([...reply].filter((file) => !files.includes(file))).toEqual([]);
});

it('has each part that is named here', () => {
  const parts = new Set(COLLECTED.map(({ name }) => name));
  expect(Object.keys(SENTENCES).filter((name) => !parts.has(name))).toEqual([]);
});
