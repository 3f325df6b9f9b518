import * as z from 'zod';
import { AdminReason, cursor, id, line, recordedReason, timestamp, t } from '../kernel/index.ts';
import { WaitlistUserType } from '../site/index.ts';

export const WaitlistId = id<'WaitlistId'>();
export type WaitlistId = z.infer<typeof WaitlistId>;

export const WAITLIST_PER_PAGE = 50;
/** The most lines in an exported file; a narrower filter gets the rest. */
export const WAITLIST_FILE_MAX = 50_000;
/** How many people can be invited at once. */
export const INVITED_AT_ONCE = 500;
/** How long the link of an invitation works. */
export const WAITLIST_INVITATION_DAYS = 14;
/** How long the entry of a person who has joined is kept, to see how people found Ribbon. */
export const JOINED_KEPT_DAYS = 90;

export const WaitlistState = z.enum([
  'unconfirmed',
  'waiting',
  'invited',
  'bounced',
  'expired',
  'joined',
]);
export type WaitlistState = z.infer<typeof WaitlistState>;

export const WAITLIST_STATE_LABELS: Readonly<Record<WaitlistState, string>> = {
  unconfirmed: 'Not confirmed',
  waiting: 'Waiting',
  invited: 'Invited',
  bounced: 'Email bounced',
  expired: 'Invitation expired',
  joined: t('{of, select, state {Joined} other {Joined}}', { of: 'state' }),
};

export const WaitlistFilter = z.object({
  /** A part of the address. */
  search: line().max(80).default(''),
  userType: WaitlistUserType.optional(),
  state: WaitlistState.optional(),
});
export type WaitlistFilter = z.output<typeof WaitlistFilter>;

export const WaitlistQuery = WaitlistFilter.extend({ cursor: cursor.optional() });
export type WaitlistQuery = z.output<typeof WaitlistQuery>;

/** Somebody who would like to be notified when Ribbon opens. */
export const WaitlistEntry = z.object({
  id: WaitlistId,
  email: z.string(),
  userType: WaitlistUserType,
  state: WaitlistState,
  createdAt: timestamp,
  confirmedAt: timestamp.nullable(),
  invitedAt: timestamp.nullable(),
  expiresAt: timestamp.nullable(),
  joinedAt: timestamp.nullable(),
  /** How often an invitation was sent; an act on it names what was seen. */
  invitations: z.int(),
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

/** How many there are in each state. */
export const WaitlistFigures = z.object({
  unconfirmed: z.int(),
  waiting: z.int(),
  invited: z.int(),
  bounced: z.int(),
  expired: z.int(),
  joined: z.int(),
});
export type WaitlistFigures = z.infer<typeof WaitlistFigures>;

const howMany = t('Please enter a number from 1 to {invitedAtOnce}', {
  invitedAtOnce: INVITED_AT_ONCE,
});

/** The people waiting longest, of one kind or of all. */
export const FirstInLine = z.object({
  count: z.int(howMany).min(1, howMany).max(INVITED_AT_ONCE, howMany),
  userType: WaitlistUserType.optional(),
  reason: recordedReason,
});
export type FirstInLine = z.infer<typeof FirstInLine>;

export const ChosenInLine = z.object({
  ids: z
    .array(WaitlistId)
    .min(1, 'Please choose someone first')
    .max(
      INVITED_AT_ONCE,
      t('You can invite up to {invitedAtOnce} people at once', { invitedAtOnce: INVITED_AT_ONCE }),
    ),
  reason: recordedReason,
});
export type ChosenInLine = z.infer<typeof ChosenInLine>;

/** A new invitation, refused if a newer one was sent than `invitations` counts. */
export const InvitedAgain = AdminReason.extend({ invitations: z.int().positive() });
export type InvitedAgain = z.infer<typeof InvitedAgain>;

/** What the link of an invitation reveals: the address it was sent to. */
export const InvitationToJoin = z.object({
  email: z.string(),
  /** There is an account with this address already, which only has to come in. */
  hasAccount: z.boolean(),
});
export type InvitationToJoin = z.infer<typeof InvitationToJoin>;

export const waitlistMessages = {
  invited: (count: number): string =>
    t('{count, plural, one {# person} other {# people}} will get an invitation.', { count }),
  nobodyLeft: 'Someone got there first: none of the people you selected are still waiting.',
  sentAgain: 'A new invitation is on its way. The old link no longer works.',
  removed: 'Removed from the waitlist.',
} as const;
