import * as z from 'zod';
import { UserId } from '../../accounts/index.ts';
import { commonFaults, endpoint, nothing } from '../../kernel/index.ts';
import { familyFaults } from '../families.faults.ts';
import {
  GuardianCode,
  GuardianCodeInput,
  UnverifiedChild,
  ofClub,
} from './families.verification.schema.ts';

const HOUR = 3600;

/** The ways to become a verified guardian (child-safety rule 34). */
export const verificationEndpoints = {
  unverifiedChildren: endpoint({
    method: 'GET',
    path: '/club-admin/clubs/:clubId/guardians',
    access: 'signedIn',
    summary: 'Lists unverified guardians of a club’s children under 13.',
    params: ofClub,
    returns: z.object({ children: z.array(UnverifiedChild) }),
    faults: [commonFaults.notFound],
  }),
  vouch: endpoint({
    method: 'PUT',
    path: '/club-admin/clubs/:clubId/guardians',
    access: 'signedIn',
    summary: 'Records that a club admin knows a child’s guardian in person, or withdraws that.',
    params: ofClub,
    body: z.object({ childId: UserId, guardianId: UserId, known: z.boolean() }),
    returns: nothing,
    faults: [commonFaults.notFound, familyFaults.ownHousehold],
    limit: { max: 120, seconds: HOUR },
  }),
  makeGuardianCode: endpoint({
    method: 'POST',
    path: '/club-admin/clubs/:clubId/guardian-codes',
    access: 'signedIn',
    summary: 'Creates a code for the club to hand to a child’s guardian.',
    params: ofClub,
    body: z.object({ childId: UserId }),
    returns: GuardianCode,
    faults: [commonFaults.notFound, familyFaults.ownHousehold],
    limit: { max: 60, seconds: HOUR },
  }),
  redeemGuardianCode: endpoint({
    method: 'POST',
    path: '/family/children/:childId/guardian-code',
    access: 'signedIn',
    outsideBeta: true,
    summary: 'Redeems the code that the club handed over (guardians only).',
    params: z.object({ childId: UserId }),
    body: GuardianCodeInput,
    returns: nothing,
    faults: [commonFaults.notFound, familyFaults.codeWrong],
    limit: { max: 10, seconds: HOUR },
  }),
};
