import { type AccountStatus, type Actor, accountFaults, can } from '@ribbon/domain/accounts';
import { type Access, type FaultKind, commonFaults } from '@ribbon/domain/kernel';

/** What keeps an account out; an active one enters. */
const REFUSALS: Readonly<Record<AccountStatus, FaultKind<undefined> | undefined>> = {
  active: undefined,
  awaiting_guardian: accountFaults.awaitingGuardian,
  paused: accountFaults.accountPaused,
  deleting: accountFaults.accountDeleting,
};

/** Lets the request in or says why not; the second of the three layers of permission. */
export function openDoor(access: Access, actor: Actor): void {
  if (access === 'anyone') return;
  if (actor === undefined) throw commonFaults.signInRequired();
  if (access === 'anyAccount') return;
  const refusal = REFUSALS[actor.status];
  if (refusal !== undefined) throw refusal();
  if (access === 'systemAdmin' && !can(actor, 'viewSystemAdmin')) {
    throw commonFaults.systemAdminOnly();
  }
}

/** The third layer: an act that the policy refuses is denied. */
export function authorize(allowed: boolean): void {
  if (!allowed) throw commonFaults.accessDenied();
}

/** A thing that is not there, or not for this person, answers alike: private things cannot be probed. */
export function reveal<T>(thing: T | undefined, allowed = true): T {
  if (thing === undefined || !allowed) throw commonFaults.notFound();
  return thing;
}
