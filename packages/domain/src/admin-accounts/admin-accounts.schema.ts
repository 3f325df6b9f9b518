import * as z from 'zod';
import { AccountStatus, AgeBand, ClubId, Role, UserId, UserType } from '../accounts/index.ts';
import { cursor, id, line, timestamp } from '../kernel/index.ts';

export const ACCOUNTS_PER_PAGE = 25;
/** So long a child's details stay open to the administrator who said why. */
export const ACCOUNT_OPEN_MINUTES = 30;
/** The newest of each kind of entry in the history. */
export const HISTORY_SHOWN = 20;

export const AccountOpeningId = id<'AccountOpeningId'>();
export type AccountOpeningId = z.infer<typeof AccountOpeningId>;

/** The state of an account, with what a moderator has taken from it for now. */
export const AccountState = z.enum([...AccountStatus.options, 'limited', 'suspended']);
export type AccountState = z.infer<typeof AccountState>;
export const ACCOUNT_STATE_LABELS: Readonly<Record<AccountState, string>> = {
  active: 'Active',
  awaiting_guardian: 'Waiting for a guardian',
  paused: 'Paused',
  deleting: 'Being deleted',
  limited: 'Limited',
  suspended: 'Suspended',
};

export const GuardianState = z.enum(['waiting', 'linked', 'none', 'guardian']);
export type GuardianState = z.infer<typeof GuardianState>;
export const GUARDIAN_STATE_LABELS: Readonly<Record<GuardianState, string>> = {
  waiting: 'Waiting for a guardian',
  linked: 'Has a guardian',
  none: 'Minor without a guardian',
  guardian: 'Looks after someone',
};

export const USER_TYPE_LABELS: Readonly<Record<UserType, string>> = {
  child_gymnast: 'Child gymnast',
  gymnast: 'Gymnast',
  parent: 'Parent',
  coach: 'Coach',
  club_admin: 'Club admin',
};
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  system_admin: 'System admin',
  club_admin: 'Club admin',
  coach: 'Coach',
  member: 'Member',
};
export const YES_NO_LABELS = { yes: 'Yes', no: 'No' } as const;
const yesNo = z.enum(['yes', 'no']);

export const AccountFilter = z.object({
  search: line().max(80).default(''),
  userType: UserType.optional(),
  role: Role.optional(),
  ageBand: AgeBand.optional(),
  guardian: GuardianState.optional(),
  clubId: ClubId.optional(),
  status: AccountState.optional(),
  verified: yesNo.optional(),
  beta: yesNo.optional(),
  cursor: cursor.optional(),
});
export type AccountFilter = z.output<typeof AccountFilter>;

/** A row of the list. Of a child under 13 it says no name and no address. */
export const AdminAccount = z.object({
  id: UserId,
  username: z.string(),
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  userType: UserType,
  ageBand: AgeBand,
  state: AccountState,
  isVerified: z.boolean(),
  hasBetaAccess: z.boolean(),
  roles: z.array(Role),
  createdAt: timestamp,
});
export type AdminAccount = z.infer<typeof AdminAccount>;

export const DeviceKind = z.enum(['phone', 'tablet', 'computer', 'unknown']);
export type DeviceKind = z.infer<typeof DeviceKind>;
export const DEVICE_LABELS: Readonly<Record<DeviceKind, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
  unknown: 'Unknown device',
};

export const MailState = z.enum(['sent', 'waiting', 'failed', 'retried']);
export type MailState = z.infer<typeof MailState>;
export const MAIL_STATE_LABELS: Readonly<Record<MailState, string>> = {
  sent: 'Sent',
  waiting: 'Waiting',
  failed: 'Failed',
  retried: 'Sent again',
};

/** Somebody on the other end of a guardian's link. A child is named by username only. */
const Relative = z.object({ id: UserId, name: z.string(), username: z.string() });

export const AccountHistory = z.object({
  signIns: z.array(z.object({ day: z.iso.date(), device: DeviceKind, times: z.int() })),
  roles: z.array(
    z.object({
      id: z.uuid(),
      role: Role,
      clubId: ClubId.nullable(),
      club: z.string().nullable(),
      since: timestamp,
      /** Null while it is held. */
      until: timestamp.nullable(),
    }),
  ),
  clubs: z.array(
    z.object({ id: ClubId, name: z.string(), since: timestamp, until: timestamp.nullable() }),
  ),
  guardians: z.array(Relative),
  children: z.array(Relative),
  mails: z.array(z.object({ event: z.string(), state: MailState, at: timestamp })),
  mailCounts: z.array(z.object({ state: MailState, count: z.int() })),
  audit: z.array(
    z.object({
      id: z.int(),
      action: z.string(),
      by: z.string().nullable(),
      reason: z.string().nullable(),
      at: timestamp,
    }),
  ),
});
export type AccountHistory = z.infer<typeof AccountHistory>;

/** What is kept about somebody, as administrators read it. */
export const AccountRecord = z.object({
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  country: z.string().nullable(),
  birthMonth: z.int().nullable(),
  birthYear: z.int().nullable(),
  twoFactorEnabled: z.boolean(),
  openSessions: z.int(),
  /** Until when a deletion can be undone. */
  deletionUndoUntil: timestamp.nullable(),
  /** For a waiting child: when a guardian was last asked. */
  guardianAskedAt: timestamp.nullable(),
  correctionWaits: z.boolean(),
});
export type AccountRecord = z.infer<typeof AccountRecord>;

export const AccountDetails = z.object({
  account: AdminAccount,
  /** A child under 13: it opens with a reason, which the guardians read. */
  needsReason: z.boolean(),
  /** The reader, or a child of the reader's: somebody else acts. */
  isOwn: z.boolean(),
  record: AccountRecord.nullable(),
  history: AccountHistory.nullable(),
});
export type AccountDetails = z.infer<typeof AccountDetails>;

/** An administrator's look at a child's details, as the guardians read it. */
export const AccountOpening = z.object({
  id: AccountOpeningId,
  reason: z.string(),
  at: timestamp,
});
export type AccountOpening = z.infer<typeof AccountOpening>;
