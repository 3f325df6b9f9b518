import { type Actor, type Member, can } from '@ribbon/domain/accounts';
import { type Access, commonFaults } from '@ribbon/domain/kernel';

/** Lets the request in or says why not; the first of the three layers of permission. */
export function openDoor(access: Access, actor: Actor): void {
  if (access === 'anyone') return;
  if (actor === undefined) throw commonFaults.signInRequired();
  if (access === 'systemAdmin' && !can(actor, 'viewSystemAdmin')) {
    throw commonFaults.systemAdminOnly();
  }
}

/** An act that policy refuses answers "access denied". */
export function authorize(allowed: boolean): asserts allowed {
  if (!allowed) throw commonFaults.accessDenied();
}

/** A read that policy refuses answers "not found", so that private things cannot be probed. */
export function reveal<T>(thing: T | undefined, allowed: (thing: T) => boolean): T {
  if (thing === undefined || !allowed(thing)) throw commonFaults.notFound();
  return thing;
}

export type { Actor, Member };
