import * as z from 'zod';
import { ClubId } from '../accounts/index.ts';
import { commonFaults, cursor, download, endpoint, nothing } from '../kernel/index.ts';
import { mediaFaults } from '../media/index.ts';
import { moderationRefusals } from '../moderation/index.ts';
import { CompetitionDetail } from './listing/competitions.detail.schema.ts';
import { competitionFaults as faults } from './competitions.faults.ts';
import {
  CompetitionCancellation,
  CompetitionChange,
  NewCompetition,
} from './listing/competitions.form.schema.ts';
import {
  Competition,
  CompetitionAhead,
  CompetitionFigures,
  CompetitionFilter,
  CompetitionId,
  CompetitionPoint,
  OwnCompetition,
} from './competitions.schema.ts';

const ofCompetition = z.object({ competitionId: CompetitionId });
const HOUR = 60 * 60;

export const competitionEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/competitions',
    reads: 'replica',
    access: 'anyone',
    summary: 'Lists published competitions by start date, paginated; past ones newest first.',
    query: CompetitionFilter,
    returns: z.object({ competitions: z.array(Competition), next: cursor.nullable() }),
  }),
  points: endpoint({
    method: 'GET',
    path: '/competitions/points',
    reads: 'replica',
    access: 'anyone',
    summary: 'Returns the places of the competitions found, for the map.',
    query: CompetitionFilter.omit({ cursor: true }),
    returns: z.object({ points: z.array(CompetitionPoint), more: z.boolean() }),
  }),
  figures: endpoint({
    method: 'GET',
    path: '/competitions/figures',
    access: 'anyone',
    summary: 'Counts competitions, countries and participants.',
    returns: CompetitionFigures,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/competitions/mine',
    access: 'signedIn',
    summary: 'Lists what the caller has submitted, newest first, with its status.',
    returns: z.object({ competitions: z.array(OwnCompetition) }),
  }),
  entered: endpoint({
    method: 'GET',
    path: '/competitions/entered',
    access: 'signedIn',
    summary: 'Lists the upcoming competitions the caller or their child has entered.',
    returns: z.object({ competitions: z.array(CompetitionAhead) }),
  }),
  ofClubs: endpoint({
    method: 'GET',
    path: '/competitions/of-clubs',
    access: 'signedIn',
    summary:
      'Lists upcoming competitions of the caller’s clubs: organised by them, or with their gymnasts.',
    returns: z.object({ competitions: z.array(CompetitionAhead) }),
  }),
  organisedBy: endpoint({
    method: 'GET',
    path: '/clubs/:clubId/competitions',
    reads: 'replica',
    access: 'anyone',
    summary: 'Lists the upcoming competitions a club organises.',
    params: z.object({ clubId: ClubId }),
    returns: z.object({ competitions: z.array(CompetitionAhead) }),
    limit: { max: 240, seconds: 60 },
  }),
  clubs: endpoint({
    method: 'GET',
    path: '/competitions/clubs',
    access: 'signedIn',
    summary: 'Lists the clubs the caller runs and can organise a competition for.',
    returns: z.object({ clubs: z.array(z.object({ id: ClubId, name: z.string() })) }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/competitions/:competitionId',
    reads: 'replica',
    access: 'anyone',
    summary: 'Returns one competition.',
    params: ofCompetition,
    returns: CompetitionDetail,
    faults: [commonFaults.notFound],
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/competitions/:competitionId/calendar',
    access: 'anyone',
    summary: 'Returns the days of a competition as a calendar file.',
    params: ofCompetition,
    returns: download,
    faults: [commonFaults.notFound],
    limit: { max: 60, seconds: 60 },
  }),
  submit: endpoint({
    method: 'POST',
    path: '/competitions',
    access: 'signedIn',
    summary: 'Submits a competition; it is published once a system admin approves it.',
    body: NewCompetition,
    returns: z.object({ id: CompetitionId }),
    faults: [...moderationRefusals, mediaFaults.notYours],
    limit: { max: 10, seconds: HOUR },
  }),
  change: endpoint({
    method: 'PUT',
    path: '/competitions/:competitionId',
    access: 'signedIn',
    summary: 'Changes an unpublished competition of the caller; it needs a decision again.',
    params: ofCompetition,
    body: CompetitionChange,
    returns: nothing,
    faults: [
      commonFaults.notFound,
      faults.isPublished,
      ...moderationRefusals,
      mediaFaults.notYours,
    ],
    limit: { max: 30, seconds: HOUR },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/competitions/:competitionId/cancellation',
    access: 'signedIn',
    summary: 'Cancels a competition and notifies everyone who entered or follows it.',
    params: ofCompetition,
    body: CompetitionCancellation,
    returns: nothing,
    faults: [commonFaults.notFound, faults.isOver, faults.isCancelled, ...moderationRefusals],
    limit: { max: 20, seconds: HOUR },
  }),
  follow: endpoint({
    method: 'PUT',
    path: '/competitions/:competitionId/following',
    access: 'signedIn',
    summary:
      'Follows a competition: the caller is notified when entries open and before they close.',
    params: ofCompetition,
    returns: nothing,
    faults: [commonFaults.notFound],
    limit: { max: 120, seconds: HOUR },
  }),
  unfollow: endpoint({
    method: 'DELETE',
    path: '/competitions/:competitionId/following',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Stops following a competition.',
    params: ofCompetition,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
};
