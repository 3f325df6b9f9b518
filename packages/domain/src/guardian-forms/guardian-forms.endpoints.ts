import * as z from 'zod';
import { commonFaults, cursor, endpoint, nothing } from '../kernel/index.ts';
import { mediaFaults } from '../media/index.ts';
import { moderationFaults } from '../moderation/index.ts';
import { formFaults as faults } from './guardian-forms.faults.ts';
import {
  FormDecision,
  FormPage,
  GuardianFormId,
  OwnForm,
  SignedForm,
  WaitingForm,
  ofFormChild,
} from './guardian-forms.schema.ts';

const path = '/family/children/:childId/form';

/** A guardian who is somebody by a signed form (child-safety rule 34). */
export const guardianFormEndpoints = {
  read: endpoint({
    method: 'GET',
    path,
    access: 'signedIn',
    outsideBeta: true,
    summary:
      'Returns the contents of a guardian’s printed form for a child, and the outcome of the last one.',
    params: ofFormChild,
    returns: OwnForm,
    faults: [commonFaults.notFound],
  }),
  send: endpoint({
    method: 'POST',
    path,
    access: 'signedIn',
    outsideBeta: true,
    summary: 'Sends a picture of the signed form, which a moderator checks (guardians only).',
    params: ofFormChild,
    body: SignedForm,
    returns: nothing,
    faults: [
      commonFaults.notFound,
      mediaFaults.notYours,
      faults.alreadyWaits,
      faults.alreadyVerified,
      faults.tooMany,
    ],
    limit: { max: 20, seconds: 3600 },
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path,
    access: 'signedIn',
    outsideBeta: true,
    openWhile: 'limited',
    summary: 'Withdraws a pending form, as the guardian; its picture is deleted.',
    params: ofFormChild,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  list: endpoint({
    method: 'GET',
    path: '/admin/guardian-forms',
    access: 'systemAdmin',
    summary: 'Lists pending forms, oldest first; none of the reader’s household.',
    query: FormPage,
    returns: z.object({ forms: z.array(WaitingForm), next: cursor.nullable() }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/guardian-forms/:formId/decision',
    access: 'systemAdmin',
    summary:
      'Accepts a signed form, which verifies the guardian, or declines it. Deletes its picture.',
    params: z.object({ formId: GuardianFormId }),
    body: FormDecision,
    returns: nothing,
    faults: [
      commonFaults.notFound,
      faults.alreadyDecided,
      faults.pictureGone,
      moderationFaults.flagged,
    ],
  }),
};
