import { endpoint, nothing } from '../kernel/index.ts';
import { Correction, OwnDetails, correctionFaults } from './accounts.corrections.ts';
import { accountFaults } from './accounts.faults.ts';

/** One's own name and month of birth. */
export const correctionEndpoints = {
  own: endpoint({
    method: 'GET',
    path: '/account/details',
    access: 'signedIn',
    outsideBeta: true,
    summary: 'One’s own name and month of birth, and when they can be corrected next.',
    returns: OwnDetails,
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/account/details',
    access: 'signedIn',
    outsideBeta: true,
    summary:
      'Corrects one’s own name or month of birth, twice a year and within one’s age group. A new name takes the badge back.',
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
};
