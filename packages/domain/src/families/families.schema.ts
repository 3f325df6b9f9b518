import * as z from 'zod';
import {
  AccountStatus,
  AgeBand,
  Email,
  GuardianStep,
  PersonCard,
  PersonDetails,
  UserId,
  accountMessages,
} from '../accounts/index.ts';
import { id, linkToken, timestamp, Language } from '../kernel/index.ts';
import { InboxKind } from './inbox/families.inbox.schema.ts';
import { Community, KnownGuardian } from './verification/families.community.schema.ts';

export const GUARDIANS_PER_CHILD = 4;
export const GUARDIAN_LINK_DAYS = 7;
/** An unanswered request goes, with the account that waits for it. */
export const PURGE_AFTER_DAYS = 14;
/** How often a link can be sent again for one child, and to one address, in a day. */
export const LINKS_PER_DAY = 5;
export const RESEND_PAUSE_SECONDS = 60;
export const INBOX_LIMIT = 50;
export const ACTIVITY_DAYS = 30;
/** Changes whenever the words that a guardian reads before consenting change. */
export const NOTICE_VERSION = '2026-11-19.1';
/** The notice period in which anyone concerned can object to a link that a young person asked for. */
export const TEEN_LINK_NOTICE_DAYS = 7;

export const RequestId = id<'GuardianRequestId'>();
export type RequestId = z.infer<typeof RequestId>;
export const WaitingLinkId = id<'WaitingLinkId'>();
export type WaitingLinkId = z.infer<typeof WaitingLinkId>;
export const InboxItemId = id<'InboxItemId'>();
export type InboxItemId = z.infer<typeof InboxItemId>;

/** What a guardian switches on and off, one by one. */
export const Permission = z.enum([
  'create_posts',
  'comment',
  'add_friends',
  'join_clubs',
  'join_challenges',
  'upload_media',
]);
export type Permission = z.infer<typeof Permission>;

export const PERMISSION_TEXTS: Readonly<Record<Permission, { title: string; text: string }>> = {
  create_posts: {
    title: 'Write posts',
    text: 'You approve each post before friends and their club can see it.',
  },
  comment: {
    title: 'Comment on posts',
    text: 'Only on posts by friends and their club. You approve each comment.',
  },
  add_friends: {
    title: 'Make friends',
    text: 'With children from the same club, friends of friends their own age, or someone who has given them a friend code in person. You approve each request.',
  },
  join_clubs: {
    title: 'Join clubs',
    text: 'You approve each club. Members see a first name and an initial.',
  },
  join_challenges: {
    title: 'Join challenges',
    text: 'Training challenges. There are no public rankings of children.',
  },
  upload_media: {
    title: 'Add pictures',
    text: 'We remove location data and camera details, and a person looks at each picture.',
  },
};

/** Who decides: the primary guardian everything, a full one nearly so, a view-only one looks. */
export const GuardianRole = z.enum(['primary', 'full', 'view_only']);
export type GuardianRole = z.infer<typeof GuardianRole>;
export const GUARDIAN_ROLE_LABELS: Readonly<Record<GuardianRole, string>> = {
  primary: 'Main guardian',
  full: 'Guardian',
  view_only: 'View only',
};

/** A guardian's link to a child, as policies see it. Without a link there is nothing to ask. */
export const Guardianship = z.object({
  role: GuardianRole,
  childAgeBand: AgeBand,
  /** Somebody has said who this guardian is (child-safety rule 34). */
  isVerified: z.boolean(),
  /** Other children see something of the child: under 13, a guardian is verified, this one or another. */
  isOpen: z.boolean(),
});
export type Guardianship = z.infer<typeof Guardianship>;

export const Relationship = z.enum(['parent', 'guardian', 'grandparent', 'carer', 'other']);
export type Relationship = z.infer<typeof Relationship>;
export const RELATIONSHIP_LABELS: Readonly<Record<Relationship, string>> = {
  parent: 'Parent',
  guardian: 'Legal guardian',
  grandparent: 'Grandparent',
  carer: 'Carer',
  other: 'Other relative or guardian',
};
/** The same in a sentence: they say they are … */
export const RELATIONSHIP_PHRASES: Readonly<Record<Relationship, string>> = {
  parent: 'a parent',
  guardian: 'a legal guardian',
  grandparent: 'a grandparent',
  carer: 'a carer',
  other: 'another relative or guardian',
};

/** Why somebody was asked: to approve a child, to help another guardian, or by a teenager. */
export const RequestKind = z.enum(['approval', 'co_guardian', 'teen_link']);
export type RequestKind = z.infer<typeof RequestKind>;

/** What a waiting child sees of the request. */
export const WaitingState = z.object({
  /** Null when nobody has been asked: the last guardian has left. */
  guardianEmail: z.string().nullable(),
  sentAt: timestamp.nullable(),
  /** When the link can be sent again; null when no more go out today. */
  nextSendAt: timestamp.nullable(),
  /** When account and request are deleted if nobody answers. */
  purgeAt: timestamp,
});
export type WaitingState = z.infer<typeof WaitingState>;

export const AskGuardian = GuardianStep;

/** What a mailed link carries. */
export const GuardianLink = z.object({ childId: UserId, token: linkToken() });
export type GuardianLink = z.infer<typeof GuardianLink>;

/** What the link shows: of the child nothing, until the right person is signed in. */
export const GuardianRequestView = z.discriminatedUnion('state', [
  z.object({ state: z.literal('signIn'), sentTo: z.string() }),
  z.object({ state: z.literal('wrongAccount'), sentTo: z.string() }),
  z.object({ state: z.literal('notAdult') }),
  z.object({
    state: z.literal('ready'),
    kind: RequestKind,
    role: GuardianRole,
    /** First name and initial of a guardian who asks; the child's username otherwise. */
    askedBy: z.string(),
    child: z.object({ username: z.string(), email: z.string().nullable() }),
    noticeVersion: z.string(),
  }),
]);
export type GuardianRequestView = z.infer<typeof GuardianRequestView>;

export const familyMessages = {
  relationship: 'Please choose how you are related',
  notice: 'Please read the notice and tick the box',
  adultsOnly: 'Only an adult can look after a child’s account.',
} as const;

const relationship = z.enum(Relationship.options, familyMessages.relationship);

/** The form of /parent/approve. */
export const ApprovalForm = z.object({
  ...PersonDetails.shape,
  relationship,
  permissions: z.partialRecord(Permission, z.boolean()),
  /** The version of the notice that was read and agreed to. */
  noticeRead: z.literal(true, familyMessages.notice),
});
export type ApprovalForm = z.infer<typeof ApprovalForm>;
export const Approval = z.object({ ...GuardianLink.shape, ...ApprovalForm.shape });
export type Approval = z.infer<typeof Approval>;

export const AcceptForm = z.object({
  relationship,
  noticeRead: z.literal(true, familyMessages.notice),
});
export const Acceptance = z.object({ ...GuardianLink.shape, ...AcceptForm.shape });
export type Acceptance = z.infer<typeof Acceptance>;

export const PermissionChange = z.object({
  granted: z.boolean(),
  /** The permission ends by itself then; null for good. */
  expiresAt: timestamp.nullable().default(null),
});
export type PermissionChange = z.infer<typeof PermissionChange>;

export const GuardianInvite = z.object({
  email: Email,
  role: z.enum(['full', 'view_only'], accountMessages.required),
});
export type GuardianInvite = z.infer<typeof GuardianInvite>;
export const OwnGuardianInvite = z.object({ email: Email });

export const Guardian = z.object({
  id: UserId,
  name: z.string(),
  art: PersonCard.shape.art,
  imageId: PersonCard.shape.imageId,
  role: GuardianRole,
  relationship: Relationship,
  /** Somebody has verified who this is. */
  isVerified: z.boolean(),
  /** Whether the one who asks may end this link. */
  canRemove: z.boolean(),
});
export type Guardian = z.infer<typeof Guardian>;

export const OpenInvite = z.object({
  id: RequestId,
  sentTo: z.string(),
  role: GuardianRole,
  expiresAt: timestamp,
});
export type OpenInvite = z.infer<typeof OpenInvite>;

/** A link that a young person asked for, before it counts. */
export const WaitingLink = z.object({
  id: WaitingLinkId,
  youngPerson: z.object({ id: UserId, name: z.string() }),
  adult: z.object({ id: UserId, name: z.string(), username: z.string() }),
  relationship: Relationship,
  /** Without anybody's no, it counts from then on. */
  takesEffectAt: timestamp,
  /** The one who reads this is the young person. */
  isOwn: z.boolean(),
  /** Through which club it is put before the one who reads this. */
  club: z.string().nullable(),
});
export type WaitingLink = z.infer<typeof WaitingLink>;

/** Something that waits for a guardian's word. */
export const InboxItem = z.object({
  id: InboxItemId,
  kind: InboxKind,
  createdAt: timestamp,
  /** The words of a post or comment, the address a child would like to use, the title of a plan, a corrected name and month of birth, or what a child would like to say of itself. */
  content: z.string().nullable(),
  /** The pictures, or the video, of a post. */
  media: z.array(z.object({ id: z.uuid(), kind: z.enum(['image', 'video']), alt: z.string() })),
  /** Who would become a friend. */
  person: z
    .object({
      name: z.string(),
      username: z.string(),
      sentByChild: z.boolean(),
      /** Of a child under 13. */
      guardian: KnownGuardian.nullable(),
    })
    .nullable(),
  club: z.object({ name: z.string(), city: z.string() }).nullable(),
  /** What the child would like to go to; the club is beside it. */
  event: z
    .object({
      title: z.string(),
      location: z.string(),
      startsAt: timestamp,
      /** Where the clock hangs that it is read from. */
      zone: z.string(),
    })
    .nullable(),
  /** Of a competition: what is shown to its organiser with a yes. */
  entry: z
    .object({
      name: z.string(),
      club: z.string().nullable(),
      organizer: z.string(),
      categories: z.array(z.string()),
    })
    .nullable(),
});
export type InboxItem = z.infer<typeof InboxItem>;

export const Activity = z.object({
  lastActiveAt: timestamp.nullable(),
  posts: z.int(),
  comments: z.int(),
  friends: z.int(),
  clubs: z.array(z.string()),
  trainingMinutes: z.int(),
});
export type Activity = z.infer<typeof Activity>;

export const FamilyChild = z.object({
  id: UserId,
  username: z.string(),
  fullName: z.string().nullable(),
  art: PersonCard.shape.art,
  /** The guardian also sees a picture that waits for a look. */
  imageId: PersonCard.shape.imageId,
  /** Without an address the guardian helps when the password is forgotten. */
  hasEmail: z.boolean(),
  /** Until when a printed card can be used, while there is one. */
  codeCardUntil: timestamp.nullable(),
  ageBand: AgeBand,
  language: Language,
  /** Null until a guardian has stated it, and for view-only guardians. */
  birthMonth: z.int().nullable(),
  birthYear: z.int().nullable(),
  status: AccountStatus,
  community: Community,
  myRole: GuardianRole,
  guardians: z.array(Guardian),
  invites: z.array(OpenInvite),
  permissions: z.array(
    z.object({
      permission: Permission,
      granted: z.boolean(),
      grantedAt: timestamp.nullable(),
      expiresAt: timestamp.nullable(),
    }),
  ),
  inbox: z.array(InboxItem),
  /** Links that young people of 13 to 17 asked for. */
  waitingLinks: z.array(WaitingLink),
  activity: Activity,
  /** Until when a deletion can be undone. */
  deletionUndoUntil: timestamp.nullable(),
});
export type FamilyChild = z.infer<typeof FamilyChild>;

export const Family = z.object({
  children: z.array(FamilyChild),
  /** Who looks after the one who asks. */
  guardians: z.array(Guardian),
  invites: z.array(OpenInvite),
  /** Links that wait, of the one who asks, on either side. */
  waitingLinks: z.array(WaitingLink),
});
export type Family = z.infer<typeof Family>;
