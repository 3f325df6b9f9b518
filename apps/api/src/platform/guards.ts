import { type Actor, can } from '@ribbon/domain/accounts';
import { type Access, commonFaults } from '@ribbon/domain/kernel';

/** Lets the request in or says why not; the first of the three layers of permission. */
export function openDoor(access: Access, actor: Actor): void {
  if (access === 'anyone') return;
  if (actor === undefined) throw commonFaults.signInRequired();
  if (access === 'systemAdmin' && !can(actor, 'viewSystemAdmin')) {
    throw commonFaults.systemAdminOnly();
  }
}
