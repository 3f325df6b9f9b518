import * as z from 'zod';
import { commonFaults, cursor, download, endpoint, nothing } from '../../kernel/index.ts';
import { moderationFaults } from '../../moderation/index.ts';
import { competitionFaults } from '../competitions.faults.ts';
import { CompetitionId } from '../competitions.schema.ts';
import { CategoryId, EntryId, EntryPage } from '../entries/competitions.entries.schema.ts';
import { resultFaults as faults } from './competitions.results.faults.ts';
import {
  CategoryScoring,
  RESULT_BODY_BYTES,
  ResultFile,
  ResultImport,
  ResultPage,
  ScoreChange,
  SheetRow,
  TypedResult,
} from './competitions.results.schema.ts';

const ofCompetition = z.object({ competitionId: CompetitionId });
const ofCategory = ofCompetition.extend({ categoryId: CategoryId });
const HOUR = 60 * 60;
/** Whatever stops scores from being written; published ones change only with a reason. */
const written = [
  commonFaults.notFound,
  competitionFaults.isCancelled,
  faults.tooEarly,
  faults.wrongScore,
  faults.reasonNeeded,
  moderationFaults.flagged,
  moderationFaults.notToMinors,
] as const;
const decided = [
  commonFaults.notFound,
  competitionFaults.isCancelled,
  faults.tooEarly,
  faults.scoringFixed,
] as const;

export const resultEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/competitions/:competitionId/categories/:categoryId/results',
    reads: 'replica',
    access: 'anyone',
    summary: 'Lists a category’s results, best first, paginated; drafts for the organiser only.',
    params: ofCategory,
    query: EntryPage,
    returns: ResultPage,
    faults: [commonFaults.notFound],
  }),
  scoring: endpoint({
    method: 'PUT',
    path: '/competitions/:competitionId/categories/:categoryId/scoring',
    access: 'signedIn',
    summary: 'Sets how a category is scored and ranked.',
    params: ofCategory,
    body: CategoryScoring,
    returns: nothing,
    faults: decided,
    limit: { max: 300, seconds: HOUR },
  }),
  sheet: endpoint({
    method: 'GET',
    path: '/competitions/:competitionId/categories/:categoryId/sheet',
    access: 'signedIn',
    summary: 'Lists everyone who competes in a category, with their scores (organisers only).',
    params: ofCategory,
    query: EntryPage,
    returns: z.object({ rows: z.array(SheetRow), next: cursor.nullable() }),
    faults: [commonFaults.notFound],
  }),
  score: endpoint({
    method: 'PUT',
    path: '/competitions/:competitionId/categories/:categoryId/sheet/:entryId',
    access: 'signedIn',
    summary: 'Saves the scores of one gymnast or group; an empty list removes them.',
    params: ofCategory.extend({ entryId: EntryId }),
    body: TypedResult,
    returns: nothing,
    faults: written,
    limit: { max: 6000, seconds: HOUR },
  }),
  preview: endpoint({
    method: 'POST',
    path: '/competitions/:competitionId/results/preview',
    access: 'signedIn',
    summary: 'Previews the import of a CSV file of scores, row by row.',
    params: ofCompetition,
    body: ResultFile,
    bodyBytes: RESULT_BODY_BYTES,
    returns: ResultImport,
    faults: [...written, faults.badFile],
    limit: { max: 120, seconds: HOUR },
  }),
  import: endpoint({
    method: 'POST',
    path: '/competitions/:competitionId/results',
    access: 'signedIn',
    summary: 'Stores the valid rows of a CSV file. Idempotent.',
    params: ofCompetition,
    body: ResultFile,
    bodyBytes: RESULT_BODY_BYTES,
    returns: ResultImport,
    faults: [...written, faults.badFile],
    limit: { max: 120, seconds: HOUR },
  }),
  csv: endpoint({
    method: 'GET',
    path: '/competitions/:competitionId/results.csv',
    access: 'signedIn',
    summary: 'Exports everyone who competes, with any scores so far, as a file to fill in.',
    params: ofCompetition,
    returns: download,
    faults: [commonFaults.notFound],
    limit: { max: 60, seconds: HOUR },
  }),
  publish: endpoint({
    method: 'POST',
    path: '/competitions/:competitionId/categories/:categoryId/results/publish',
    access: 'signedIn',
    summary: 'Publishes the results of a category and notifies everyone who has one.',
    params: ofCategory,
    returns: nothing,
    faults: decided,
    limit: { max: 120, seconds: HOUR },
  }),
  changes: endpoint({
    method: 'GET',
    path: '/competitions/:competitionId/categories/:categoryId/changes',
    access: 'signedIn',
    summary: 'Lists corrections made after publication, newest first (organisers only).',
    params: ofCategory,
    returns: z.object({ changes: z.array(ScoreChange) }),
    faults: [commonFaults.notFound],
  }),
};
