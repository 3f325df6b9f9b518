import {
  type AccountStatus,
  type Actor,
  type Member,
  accountFaults,
  can,
  restrictionText,
} from '@ribbon/domain/accounts';
import {
  type Access,
  type Endpoint,
  type FaultKind,
  commonFaults,
  serves,
} from '@ribbon/domain/kernel';

/** The refusals that keep an account out; an active account enters. */
const REFUSALS: Readonly<Record<AccountStatus, FaultKind<undefined> | undefined>> = {
  active: undefined,
  awaiting_guardian: accountFaults.awaitingGuardian,
  paused: accountFaults.accountPaused,
  deleting: accountFaults.accountDeleting,
};

/** Lets the request in or says why not; the second of the three layers of permission. */
export function assertAccess(access: Access, actor: Actor): void {
  if (access === 'anyone') return;
  if (actor === undefined) throw commonFaults.signInRequired();
  if (access === 'anyAccount') return;
  const refusal = REFUSALS[actor.status];
  if (refusal !== undefined) throw refusal();
  if (access === 'systemAdmin' && !can(actor, 'viewSystemAdmin')) {
    throw commonFaults.systemAdminOnly();
  }
}

const RESTRICTED = { limit: accountFaults.limited, suspension: accountFaults.suspended } as const;

/**
 * Refuses with the restriction and its end, where a moderator's limit or suspension closes this
 * endpoint.
 */
export function checkRestriction(
  endpoint: Pick<Endpoint, 'access' | 'method' | 'openWhile'>,
  actor: Actor,
): void {
  const restriction = actor?.restriction;
  if (!restriction || serves(endpoint, restriction.kind)) return;
  throw RESTRICTED[restriction.kind]({ message: restrictionText(restriction) });
}

/**
 * The actor as the handler of an endpoint sees them: on endpoints for anyone, suspended people
 * count as visitors, or they would read there what only members may.
 */
export const seenAs = <Someone extends Actor>(
  { access, openWhile }: Pick<Endpoint, 'access' | 'openWhile'>,
  actor: Someone,
): Someone | undefined =>
  access === 'anyone' && openWhile !== 'suspended' && actor?.restriction?.kind === 'suspension'
    ? undefined
    : actor;

/** Whether a person may use the product while it is in beta; true for all once it is not. */
export type BetaGate = (actor: Member) => boolean | Promise<boolean>;

/** The third layer: an act that the policy refuses is denied. */
export function authorize(allowed: boolean): void {
  if (!allowed) throw commonFaults.accessDenied();
}

/** A thing that is not there, or not for this person, answers alike: private things cannot be probed. */
export function reveal<T>(thing: T | undefined, allowed = true): T {
  if (thing === undefined || !allowed) throw commonFaults.notFound();
  return thing;
}
