import { type Capability, type Standing, type UserType, allows } from './accounts.capabilities.ts';
import type { UserId } from './accounts.ids.ts';
import type { ActiveRestriction } from './accounts.restriction.ts';
import type { AccountStatus } from './accounts.schema.ts';

/** A signed-in person, as policies see them. */
export interface Member extends Standing {
  id: UserId;
  userType: UserType;
  status: AccountStatus;
  isVerified: boolean;
  /** May come in while the product is in beta; only the server and their own screens know it. */
  hasBetaAccess?: boolean;
  /** What a moderator has taken from them for now; only the server and their own screens know it. */
  restriction?: ActiveRestriction | null;
  /** Looks after somebody's account now; only the server knows it. */
  isGuardian?: boolean;
}

/** Whoever asks; undefined is a visitor. */
export type Actor = Member | undefined;

export const can = (actor: Actor, capability: Capability): boolean =>
  actor !== undefined && allows(actor, capability);

/** The person that a decision is about. */
export interface Concerned {
  personId: UserId;
  /** A child in the decider's care. */
  isOwnChild: boolean;
}

/** Nobody decides about themselves or their own child. */
export const isOwnMatter = (actor: Actor, { personId, isOwnChild }: Concerned): boolean =>
  actor?.id === personId || isOwnChild;

/** Whether the account does what accounts do: it neither waits nor goes, and nobody has suspended it. */
export const isUsable = (member: Pick<Member, 'status' | 'restriction'>): boolean =>
  member.status === 'active' && member.restriction?.kind !== 'suspension';

/** Where a person lands after signing in. */
export function homePathOf(member: Member): '/admin/clubs' | '/club-admin' | '/community' {
  if (can(member, 'viewSystemAdmin')) return '/admin/clubs';
  return can(member, 'manageClubs') ? '/club-admin' : '/community';
}
