import { accountFaults } from '../accounts/index.ts';
import { download, endpoint, nothing } from '../kernel/index.ts';
import { privacyFaults } from './privacy.faults.ts';
import { DeletionState, DeletionWish, PrivacySettings } from './privacy.schema.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const privacyEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/privacy',
    access: 'signedIn',
    outsideBeta: true,
    summary: 'Returns what the caller shows and allows, within the limits of their age.',
    returns: PrivacySettings,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/privacy',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Sets what the caller shows and allows.',
    body: PrivacySettings,
    returns: PrivacySettings,
    faults: [privacyFaults.fixedAtYourAge],
  }),
  exportOwn: endpoint({
    method: 'GET',
    path: '/privacy/export',
    access: 'anyAccount',
    summary: 'Exports all personal data of the caller as a ZIP.',
    returns: download,
    limit: { max: 10, seconds: HOUR },
  }),
  deletion: endpoint({
    method: 'GET',
    path: '/privacy/deletion',
    access: 'anyAccount',
    summary:
      'Returns whether the caller’s account is being deleted, and until when that can be undone.',
    returns: DeletionState,
  }),
  scheduleDeletion: endpoint({
    method: 'POST',
    path: '/privacy/deletion',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'suspended',
    summary: 'Deletes the caller’s account after 14 days in which it can be undone.',
    body: DeletionWish,
    returns: DeletionState,
    faults: [accountFaults.confirmationWrong, accountFaults.passwordWrong, privacyFaults.lastAdmin],
    limit: { max: 30, seconds: 5 * MINUTE },
  }),
  cancelDeletion: endpoint({
    method: 'DELETE',
    path: '/privacy/deletion',
    access: 'anyAccount',
    summary: 'Undoes the deletion of the caller’s account. Idempotent.',
    returns: nothing,
    faults: [privacyFaults.guardianDecides, privacyFaults.adminDecides],
  }),
};
