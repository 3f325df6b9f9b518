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
import { t } from '@ribbon/domain/kernel';

/** What can be done about an account with a reason and nothing else. */
export function plainActs({ account, record }: AccountDetails & { record: AccountRecord }) {
  const params = { userId: account.id };
  const name = accountName(account);
  const badge: PlainAct = account.isVerified
    ? {
        key: 'badge',
        label: 'Remove the badge',
        consequence: t(
          '{name} will no longer have the verified badge. Any separate beta access stays.',
          { name },
        ),
        tone: 'danger',
        done: messages.badge.taken,
        send: (reason) => call(endpoints.setBadge, { params, body: { verified: false, reason } }),
      }
    : {
        key: 'badge',
        label: 'Verify',
        consequence: t(
          '{name} gets the verified badge and can use the beta. They’ll lose the badge if they change their name.',
          { name },
        ),
        done: messages.badge.given,
        send: (reason) => call(endpoints.setBadge, { params, body: { verified: true, reason } }),
      };
  const beta: PlainAct = account.hasBetaAccess
    ? {
        key: 'beta',
        label: 'End beta access',
        consequence: 'They can still use the beta if they have the badge or a role.',
        tone: 'danger',
        done: messages.beta.taken,
        send: (reason) => call(endpoints.setBeta, { params, body: { granted: false, reason } }),
      }
    : {
        key: 'beta',
        label: 'Give beta access',
        consequence: t('{name} can use the beta, without a badge.', { name }),
        done: messages.beta.given,
        send: (reason) => call(endpoints.setBeta, { params, body: { granted: true, reason } }),
      };
  const signOut: PlainAct = {
    key: 'sign-out',
    label: 'Sign out everywhere',
    consequence: t('We’ll sign {name} out on every device. They can sign in again as usual.', {
      name,
    }),
    done: messages.signedOut,
    send: (reason) => call(endpoints.signOut, { params, body: { reason } }),
  };
  const askGuardian: PlainAct = {
    key: 'guardian',
    label: 'Ask the guardian again',
    consequence: 'We’ll send another email to the address the child gave us.',
    done: messages.guardianAsked,
    send: (reason) => call(endpoints.askGuardian, { params, body: { reason } }),
  };
  const leaving: PlainAct =
    record.deletionUndoUntil === null
      ? {
          key: 'delete',
          label: 'Delete the account',
          consequence: isChild(account.ageBand)
            ? t(
                'We’ll sign {name} out and let them and their guardians know. Everything is deleted after 14 days; an administrator can undo this until then.',
                { name },
              )
            : t(
                'We’ll sign {name} out and let them know. Everything is deleted after 14 days; an administrator can undo this until then.',
                { name },
              ),
          tone: 'danger',
          done: messages.deleting,
          send: (reason) => call(endpoints.scheduleDeletion, { params, body: { reason } }),
        }
      : {
          key: 'keep',
          label: 'Undo the deletion',
          consequence: t('We’ll restore {name}’s account.', { name }),
          done: messages.kept,
          send: (reason) => call(endpoints.undoDeletion, { params, body: { reason } }),
        };
  const isWaiting = account.state === 'awaiting_guardian';
  return { acts: [badge, beta, signOut, ...(isWaiting ? [askGuardian] : [])], leaving };
}
