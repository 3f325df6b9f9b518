import * as z from 'zod';
import { accountFaults } from '../../accounts/index.ts';
import { AdminReason, commonFaults, cursor, endpoint, nothing } from '../../kernel/index.ts';
import { mediaFaults } from '../../media/index.ts';
import { moderationRefusals } from '../../moderation/index.ts';
import { competitionFaults as faults } from '../competitions.faults.ts';
import { CompetitionDecision, CompetitionEdit } from '../listing/competitions.form.schema.ts';
import {
  AdminCompetition,
  AdminCompetitionFilter,
  CompetitionCounts,
  CompetitionId,
} from '../competitions.schema.ts';

const ofCompetition = z.object({ competitionId: CompetitionId });

export const competitionAdminEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/admin/competitions',
    access: 'systemAdmin',
    summary: 'Lists all competitions, searched and filtered, newest first, paginated.',
    query: AdminCompetitionFilter,
    returns: z.object({ competitions: z.array(AdminCompetition), next: cursor.nullable() }),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/admin/competitions/counts',
    access: 'systemAdmin',
    summary: 'Counts competitions that are pending, approved and rejected.',
    returns: CompetitionCounts,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/competitions/:competitionId/decision',
    access: 'systemAdmin',
    summary: 'Approves or rejects the version of a competition that was read, once.',
    params: ofCompetition,
    body: CompetitionDecision,
    returns: nothing,
    faults: [
      commonFaults.notFound,
      accountFaults.ownMatter,
      faults.alreadyDecided,
      faults.changedMeanwhile,
    ],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/admin/competitions/:competitionId',
    access: 'systemAdmin',
    summary: 'Changes a competition, including its status.',
    params: ofCompetition,
    body: CompetitionEdit,
    returns: nothing,
    faults: [commonFaults.notFound, ...moderationRefusals, mediaFaults.notYours],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/admin/competitions/:competitionId',
    access: 'systemAdmin',
    summary: 'Deletes a competition permanently.',
    params: ofCompetition,
    body: AdminReason,
    returns: nothing,
    faults: [commonFaults.notFound, faults.hasEntries],
  }),
};
