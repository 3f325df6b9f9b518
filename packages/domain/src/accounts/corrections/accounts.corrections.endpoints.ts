import { endpoint, nothing } from '../../kernel/index.ts';
import {
  Correction,
  OwnDetails,
  UserTypeWish,
  correctionFaults,
} from './accounts.corrections.schema.ts';
import { accountFaults } from '../accounts.faults.ts';

/** The name and month of birth of the signed-in person. */
export const correctionEndpoints = {
  own: endpoint({
    method: 'GET',
    path: '/account/details',
    access: 'signedIn',
    outsideBeta: true,
    summary: 'Returns the caller’s name and birth month, and when they can next be corrected.',
    returns: OwnDetails,
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/account/details',
    access: 'signedIn',
    outsideBeta: true,
    summary:
      'Corrects the caller’s name (which removes the badge) or birth month, up to twice a year.',
    body: Correction,
    returns: nothing,
    faults: [
      accountFaults.nameRefused,
      correctionFaults.tooOften,
      correctionFaults.crossesAges,
      correctionFaults.birthIsFixed,
    ],
    limit: { max: 20, seconds: 3600 },
  }),
  wishType: endpoint({
    method: 'PUT',
    path: '/account/user-type',
    access: 'signedIn',
    outsideBeta: true,
    summary:
      'Requests another kind of account, which a moderator approves, or withdraws the request.',
    body: UserTypeWish,
    returns: nothing,
    faults: [correctionFaults.typeIsFixed],
    limit: { max: 10, seconds: 3600 },
  }),
};
