import { type AgeBand, isChild } from './people/accounts.ages.rules.ts';
import {
  type Capability,
  type PermissionHolder,
  type UserType,
  allows,
} from './accounts.capabilities.rules.ts';
import type { UserId } from './people/accounts.ids.schema.ts';
import type { ActiveRestriction } from './accounts.restriction.schema.ts';
import type { AccountStatus } from './accounts.schema.ts';

/** A signed-in person, as policies see them. */
export interface Member extends PermissionHolder {
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

/** The person making the request; undefined for a visitor. */
export type Actor = Member | undefined;

export const can = (actor: Actor, capability: Capability): boolean =>
  actor !== undefined && allows(actor, capability);

/**
 * Whether a guardian has to agree first: the flag, and an age below 13. The flag is that of a
 * child's account, as the age decides who is a child and not the type that was chosen.
 */
export const asksGuardian = ({ ageBand }: { ageBand: AgeBand }): boolean =>
  isChild(ageBand) &&
  allows({ userType: 'child_gymnast', ageBand, roles: [] }, 'requireParentalApproval');

/** The person that a decision is about. */
export interface Concerned {
  personId: UserId;
  /** A child in the decider's care. */
  isOwnChild: boolean;
}

/** Nobody decides about themselves or their own child. */
export const isOwnMatter = (actor: Actor, { personId, isOwnChild }: Concerned): boolean =>
  actor?.id === personId || isOwnChild;

/** True for an active account that is not suspended. */
export const isUsable = (member: Pick<Member, 'status' | 'restriction'>): boolean =>
  member.status === 'active' && member.restriction?.kind !== 'suspension';

/** Where a person lands after signing in. */
export function homePathOf(member: Member): '/admin/clubs' | '/club-admin' | '/community' {
  if (can(member, 'viewSystemAdmin')) return '/admin/clubs';
  return can(member, 'manageClubs') ? '/club-admin' : '/community';
}
