import * as z from 'zod';
import { ClubId, Email } from '../../accounts/index.ts';
import { id, secretLine, timestamp } from '../../kernel/index.ts';
import { MediaId } from '../../media/index.ts';
import { JoinPolicy, MembershipStatus, MembershipType } from '../clubs.schema.ts';

export const INVITATION_DAYS = 14;
/** So many may be open at a time. */
export const INVITATIONS_OPEN = 100;
/** A spent invitation is kept so long, in days, to see how somebody came in. */
export const INVITATION_KEPT_DAYS = 30;

export const InvitationId = id<'InvitationId'>();
export type InvitationId = z.infer<typeof InvitationId>;

/** An administrator is made from a member, never by a link. */
export const InvitedRole = MembershipType.exclude(['admin']);
export type InvitedRole = z.infer<typeof InvitedRole>;

export const NewInvitation = z.object({
  /** Null for a link that the sender passes on. */
  email: Email.nullable(),
  role: InvitedRole,
});
export type NewInvitation = z.infer<typeof NewInvitation>;

/** An open invitation as the club lists it. */
export const Invitation = z.object({
  id: InvitationId,
  email: z.string().nullable(),
  role: InvitedRole,
  createdAt: timestamp,
  expiresAt: timestamp,
});
export type Invitation = z.infer<typeof Invitation>;

export const InvitationToken = z.object({
  token: secretLine('That link isn’t valid.').min(1, 'That link isn’t valid.').max(200),
});
export type InvitationToken = z.infer<typeof InvitationToken>;

/** What the holder of a link sees before anything happens. */
export const InvitationView = z.object({
  clubId: ClubId,
  clubName: z.string(),
  city: z.string(),
  country: z.string(),
  art: z.string().nullable(),
  imageId: MediaId.nullable(),
  description: z.string().nullable(),
  joinPolicy: JoinPolicy,
  role: InvitedRole,
  /** Sent to one address, and valid only for the account with that address. */
  isPersonal: z.boolean(),
  /** The reader's current membership of the club, if any. */
  status: MembershipStatus.nullable(),
});
export type InvitationView = z.infer<typeof InvitationView>;
