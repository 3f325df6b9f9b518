import * as z from 'zod';
import {
  CodeCard,
  Correction,
  UserId,
  accountFaults,
  correctionFaults,
} from '../../accounts/index.ts';
import { commonFaults, endpoint, nothing } from '../../kernel/index.ts';
import { AddedChild, ChildPassword, NewChild } from './families.adding.schema.ts';
import { familyFaults } from '../families.faults.ts';

const HOUR = 3600;
const ofChild = z.object({ childId: UserId });

/** How a guardian adds a child, corrects what is said about it, and helps it to sign in. */
export const addingEndpoints = {
  addChild: endpoint({
    method: 'POST',
    path: '/family/children',
    access: 'signedIn',
    outsideBeta: true,
    summary:
      'Creates the account of a child under 13, with the guardian’s consent and without an email.',
    body: NewChild,
    returns: AddedChild,
    faults: [
      accountFaults.usernameTaken,
      accountFaults.nameRefused,
      familyFaults.adultsOnly,
      familyFaults.tooOldToAdd,
      familyFaults.tooManyChildren,
    ],
    limit: { max: 20, seconds: HOUR },
  }),
  correctChild: endpoint({
    method: 'PUT',
    path: '/family/children/:childId/details',
    access: 'signedIn',
    outsideBeta: true,
    summary: 'Corrects the name or birth month of a child under 13, up to twice a year.',
    params: ofChild,
    body: Correction,
    returns: nothing,
    faults: [
      commonFaults.notFound,
      accountFaults.nameRefused,
      correctionFaults.tooOften,
      correctionFaults.crossesAges,
    ],
    limit: { max: 20, seconds: HOUR },
  }),
  setChildPassword: endpoint({
    method: 'PUT',
    path: '/family/children/:childId/password',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Sets a new password for a child without an email, and signs them out everywhere.',
    params: ofChild,
    body: ChildPassword,
    returns: nothing,
    faults: [commonFaults.notFound],
    limit: { max: 20, seconds: HOUR },
  }),
  newCodeCard: endpoint({
    method: 'POST',
    path: '/family/children/:childId/code-card',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Creates a code card for a child without an email; the previous one stops working.',
    params: ofChild,
    returns: CodeCard,
    faults: [commonFaults.notFound],
    limit: { max: 20, seconds: HOUR },
  }),
  cancelCodeCard: endpoint({
    method: 'DELETE',
    path: '/family/children/:childId/code-card',
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Revokes a child’s printed code card.',
    params: ofChild,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
};
