import * as z from 'zod';
import { ClubId } from '../accounts/index.ts';
import { commonFaults, download, endpoint, nothing } from '../kernel/index.ts';
import { moderationFaults, moderationRefusals } from '../moderation/index.ts';
import { LOG_BODY_BYTES, LogFile, LogImported, LogPreview } from './log/training.log.format.ts';
import { trainingFaults } from './training.faults.ts';
import {
  ProgressRange,
  TodayQuery,
  TrainingCard,
  TrainingOverview,
  TrainingProgress,
} from './training.progress.schema.ts';
import {
  ClubElement,
  ElementId,
  NewElement,
  SavedSession,
  SessionDraft,
  TrainingSessionId,
  SessionType,
  TrainingSession,
  sessionCursor,
} from './training.schema.ts';

const HOUR = 3600;
const ofSession = z.object({ sessionId: TrainingSessionId });

export const trainingEndpoints = {
  overview: endpoint({
    method: 'GET',
    path: '/training/overview',
    reads: 'replica',
    access: 'signedIn',
    seconds: 10,
    summary:
      'Returns the caller’s training overview: totals, recent sessions, this week and last week.',
    query: TodayQuery,
    returns: TrainingOverview,
  }),
  card: endpoint({
    method: 'GET',
    path: '/training/card',
    access: 'signedIn',
    seconds: 10,
    summary: 'Counts the caller’s logged sessions, and returns the latest.',
    returns: TrainingCard,
  }),
  progress: endpoint({
    method: 'GET',
    path: '/training/progress',
    access: 'signedIn',
    seconds: 10,
    summary: 'Returns the figures of all charts for a time range.',
    query: TodayQuery.extend({ range: ProgressRange.default('3m') }),
    returns: TrainingProgress,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/training/sessions',
    access: 'signedIn',
    seconds: 10,
    summary: 'Lists the caller’s sessions, newest first, paginated.',
    query: z.object({ type: SessionType.optional(), after: sessionCursor.optional() }),
    returns: z.object({ sessions: z.array(TrainingSession), next: sessionCursor.nullable() }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/training/sessions/:sessionId',
    access: 'signedIn',
    openWhile: 'limited',
    summary:
      'Creates or changes a session under an id chosen by the browser. Idempotent; a change made by another device in the meantime is not overwritten.',
    params: ofSession,
    body: SessionDraft,
    returns: SavedSession,
    faults: [
      commonFaults.notFound,
      trainingFaults.sessionDeleted,
      trainingFaults.sessionChanged,
      trainingFaults.clockAhead,
      trainingFaults.notYet,
      moderationFaults.flagged,
    ],
    limit: { max: 600, seconds: HOUR },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/training/sessions/:sessionId',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Deletes a session permanently; a copy that arrives later is refused.',
    params: ofSession,
    returns: nothing,
    faults: [commonFaults.notFound],
    limit: { max: 600, seconds: HOUR },
  }),
  elements: endpoint({
    method: 'GET',
    path: '/training/elements',
    access: 'signedIn',
    seconds: 10,
    summary:
      'Lists elements of the caller’s clubs and their own, and the clubs whose list they may edit.',
    returns: z.object({
      clubs: z.array(ClubElement),
      own: z.array(z.string()),
      edits: z.array(z.object({ clubId: ClubId, clubName: z.string() })),
    }),
  }),
  addElement: endpoint({
    method: 'POST',
    path: '/clubs/:clubId/training-elements',
    access: 'signedIn',
    summary: 'Adds an element to a club’s list.',
    params: z.object({ clubId: ClubId }),
    body: NewElement,
    returns: ClubElement,
    faults: [
      commonFaults.notFound,
      trainingFaults.elementThere,
      trainingFaults.tooManyElements,
      ...moderationRefusals,
    ],
    limit: { max: 120, seconds: HOUR },
  }),
  removeElement: endpoint({
    method: 'DELETE',
    path: '/clubs/:clubId/training-elements/:elementId',
    access: 'signedIn',
    summary: 'Removes an element from a club’s list; logged sessions keep its name.',
    params: z.object({ clubId: ClubId, elementId: ElementId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  exportLog: endpoint({
    method: 'GET',
    path: '/training/export',
    access: 'signedIn',
    summary: 'Exports all the caller’s sessions as CSV.',
    returns: download,
    limit: { max: 60, seconds: HOUR },
  }),
  previewImport: endpoint({
    method: 'POST',
    path: '/training/import/preview',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Validates a CSV file row by row; stores nothing.',
    body: LogFile,
    bodyBytes: LOG_BODY_BYTES,
    returns: LogPreview,
    faults: [trainingFaults.badFile],
    limit: { max: 60, seconds: HOUR },
  }),
  importLog: endpoint({
    method: 'POST',
    path: '/training/import',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Stores the valid rows of a CSV file. The same row is stored once.',
    body: LogFile,
    bodyBytes: LOG_BODY_BYTES,
    returns: LogImported,
    faults: [trainingFaults.badFile],
    limit: { max: 30, seconds: HOUR },
  }),
};
