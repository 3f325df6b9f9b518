import { call } from '#lib/http/client.ts';
import { isChild } from '@ribbon/domain/accounts';
import {
  type AccountDetails,
  type AccountRecord,
  adminAccountEndpoints as endpoints,
  adminAccountMessages as messages,
} from '@ribbon/domain/admin-accounts';
import type { PlainAct } from '../ActForm.tsx';
import { accountName } from '../AccountBadges.tsx';

/** What can be done about an account with a reason and nothing else. */
export function plainActs({ account, record }: AccountDetails & { record: AccountRecord }) {
  const params = { userId: account.id };
  const name = accountName(account);
  const badge: PlainAct = account.isVerified
    ? {
        key: 'badge',
        label: 'Take the badge back',
        consequence: `${name} is shown without the verified badge. Beta access that was given separately stays.`,
        tone: 'danger',
        done: messages.badge.taken,
        send: (reason) => call(endpoints.setBadge, { params, body: { verified: false, reason } }),
      }
    : {
        key: 'badge',
        label: 'Verify',
        consequence: `${name} is shown with the verified badge and can use the beta. Another name takes it back.`,
        done: messages.badge.given,
        send: (reason) => call(endpoints.setBadge, { params, body: { verified: true, reason } }),
      };
  const beta: PlainAct = account.hasBetaAccess
    ? {
        key: 'beta',
        label: 'End beta access',
        consequence: 'The badge and roles still open the beta.',
        tone: 'danger',
        done: messages.beta.taken,
        send: (reason) => call(endpoints.setBeta, { params, body: { granted: false, reason } }),
      }
    : {
        key: 'beta',
        label: 'Give beta access',
        consequence: `${name} can use the beta, without a badge.`,
        done: messages.beta.given,
        send: (reason) => call(endpoints.setBeta, { params, body: { granted: true, reason } }),
      };
  const signOut: PlainAct = {
    key: 'sign-out',
    label: 'Sign out everywhere',
    consequence: `${name} is signed out on every device. Signing in again works as before.`,
    done: messages.signedOut,
    send: (reason) => call(endpoints.signOut, { params, body: { reason } }),
  };
  const askGuardian: PlainAct = {
    key: 'guardian',
    label: 'Ask the guardian again',
    consequence: 'We write again to the address that the child has given.',
    done: messages.guardianAsked,
    send: (reason) => call(endpoints.askGuardian, { params, body: { reason } }),
  };
  const leaving: PlainAct =
    record.deletionUndoUntil === null
      ? {
          key: 'delete',
          label: 'Delete the account',
          consequence: `${name} is signed out and told. After 14 days everything is gone; until then an administrator can undo it.${isChild(account.ageBand) ? ' The guardians are told, too.' : ''}`,
          tone: 'danger',
          done: messages.deleting,
          send: (reason) => call(endpoints.scheduleDeletion, { params, body: { reason } }),
        }
      : {
          key: 'keep',
          label: 'Undo the deletion',
          consequence: `${name}’s account goes back to how it was.`,
          done: messages.kept,
          send: (reason) => call(endpoints.undoDeletion, { params, body: { reason } }),
        };
  const isWaiting = account.state === 'awaiting_guardian';
  return { acts: [badge, beta, signOut, ...(isWaiting ? [askGuardian] : [])], leaving };
}
