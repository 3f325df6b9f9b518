import * as z from 'zod';

/** What can become of content; each part is there where it can. */
interface Content {
  /** The middle of a sentence: "a comment". Its name in reports and decisions. */
  readonly label?: string;
  /** People can report it: "Report this comment". */
  readonly reported?: string;
  /** What moderators can do to it. Profile texts cannot be hidden: their owner is asked to change them. */
  readonly sanctioned?: readonly ('hidden' | 'removed')[];
  /** Its filter in the moderators' queue. */
  readonly queued?: string;
  /** A child's guardian decides about it. */
  readonly guarded?: {
    /** Whether approval shows something of a child to other children. */
    readonly isSeenByChildren: boolean;
    /** The heading of the question. */
    readonly title: string;
    /** After "would like to". */
    readonly asks: string;
    /** After "said yes to" or "said no to", for the child. */
    readonly wish: string;
    /** After "it is about", in an email. */
    readonly about: string;
  };
  /** It shows pictures, and decides who sees them. */
  readonly illustrated?: true;
}

/** Every kind of content: a new one is a row, and the API's registration of its slice. */
export const CONTENT = {
  media: { queued: 'Pictures and videos' },
  post: {
    label: 'post',
    reported: 'post',
    sanctioned: ['hidden', 'removed'],
    queued: 'Posts',
    guarded: {
      isSeenByChildren: true,
      title: 'A new post',
      asks: 'publish a post',
      wish: 'your post',
      about: 'a post',
    },
    illustrated: true,
  },
  comment: {
    label: 'comment',
    reported: 'comment',
    sanctioned: ['removed'],
    queued: 'Comments',
    guarded: {
      isSeenByChildren: true,
      title: 'A new comment',
      asks: 'write a comment',
      wish: 'your comment',
      about: 'a comment',
    },
  },
  profile: { label: 'profile', reported: 'profile', queued: 'Profiles', illustrated: true },
  bio: {
    guarded: {
      isSeenByChildren: true,
      title: 'A new text on the profile',
      asks: 'change the text on their profile',
      wish: 'the new text on your profile',
      about: 'a new text on the profile',
    },
  },
  friend_request: {
    guarded: {
      isSeenByChildren: true,
      title: 'A friend request',
      asks: 'add a friend',
      wish: 'a friend request',
      about: 'a friend request',
    },
  },
  club: { illustrated: true },
  club_join: {
    guarded: {
      isSeenByChildren: false,
      title: 'Joining a club',
      asks: 'join a club',
      wish: 'your request to join a club',
      about: 'joining a club',
    },
  },
  club_review: { label: 'club review', reported: 'review', sanctioned: ['hidden'] },
  club_event: { label: 'club event', reported: 'event' },
  event_rsvp: {
    guarded: {
      isSeenByChildren: false,
      title: 'Going to an event',
      asks: 'go to an event',
      wish: 'you going to an event',
      about: 'a club event',
    },
  },
  training_plan: {
    label: 'training plan',
    reported: 'plan',
    guarded: {
      isSeenByChildren: false,
      title: 'Joining a training plan',
      asks: 'join a training plan',
      wish: 'you joining a training plan',
      about: 'a training plan',
    },
  },
  training_comment: { label: 'comment on a training session', reported: 'comment' },
  challenge: {
    label: 'challenge',
    reported: 'challenge',
    sanctioned: ['hidden'],
    queued: 'Challenges',
    illustrated: true,
  },
  competition: {
    label: 'competition',
    reported: 'competition',
    sanctioned: ['hidden'],
    illustrated: true,
  },
  competition_entry: {
    guarded: {
      isSeenByChildren: false,
      title: 'Entering a competition',
      asks: 'enter a competition',
      wish: 'you entering a competition',
      about: 'a competition',
    },
  },
  email_change: {
    guarded: {
      isSeenByChildren: false,
      title: 'A new email',
      asks: 'sign in with a different email',
      wish: 'your new email',
      about: 'a new email for signing in',
    },
  },
  correction: {
    guarded: {
      isSeenByChildren: false,
      title: 'Corrected details',
      asks: 'have their name or birth month corrected',
      wish: 'correcting your name or birth month',
      about: 'a corrected name or birth month',
    },
  },
  user_type: { queued: 'Kinds of accounts' },
  organiser: { illustrated: true },
  guardian_form: { illustrated: true },
  platform: { illustrated: true },
  /** A club, or what somebody without an account has described. */
  other: { label: 'club or other thing', reported: 'club' },
} as const satisfies Readonly<Record<string, Content>>;

type Table = typeof CONTENT;
type Part = keyof Content;
/** Every kind of content that a report, a decision, the queue, a guardian or a picture can be about. */
export type ContentType = keyof Table;
/** The kinds that have this part. */
type With<Name extends Part> = {
  [Kind in ContentType]: Name extends keyof Table[Kind] ? Kind : never;
}[ContentType];

export const contentWith = <Name extends Part>(part: Name) =>
  z.enum(
    (Object.keys(CONTENT) as ContentType[]).filter((kind) => part in CONTENT[kind]) as With<Name>[],
  );

/** One part of each kind that has it, as a table of that kind. */
export const contentPart = <Name extends Part>(
  part: Name,
): Readonly<Record<With<Name>, NonNullable<Content[Name]>>> =>
  Object.fromEntries(
    Object.entries<Content>(CONTENT).flatMap(([kind, row]) =>
      row[part] === undefined ? [] : [[kind, row[part]]],
    ),
  ) as Readonly<Record<With<Name>, NonNullable<Content[Name]>>>;
