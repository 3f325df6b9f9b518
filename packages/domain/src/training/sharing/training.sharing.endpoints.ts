import * as z from 'zod';
import { ClubId, UserId } from '../../accounts/index.ts';
import { commonFaults, endpoint, nothing } from '../../kernel/index.ts';
import { moderationFaults } from '../../moderation/index.ts';
import { TodayQuery } from '../training.progress.schema.ts';
import {
  SessionCommentId,
  SessionComment,
  TrainingSessionId,
  sessionCursor,
} from '../training.schema.ts';
import {
  CoachWords,
  NewSessionComment,
  OthersLog,
  ReadableLog,
  Shares,
} from './training.sharing.schema.ts';

const HOUR = 3600;
const ofPerson = z.object({ userId: UserId });
const ofShare = z.object({ userId: UserId, clubId: ClubId });

export const trainingSharingEndpoints = {
  logs: endpoint({
    method: 'GET',
    path: '/training/logs',
    access: 'signedIn',
    seconds: 10,
    summary:
      'Lists gymnasts who share their log with a club in which the caller is a confirmed coach.',
    returns: z.object({ logs: z.array(ReadableLog) }),
  }),
  log: endpoint({
    method: 'GET',
    path: '/training/logs/:userId',
    access: 'signedIn',
    seconds: 10,
    summary:
      'Returns a person’s training log, paginated, for a guardian or a coach it is shared with.',
    params: ofPerson,
    query: TodayQuery.extend({ after: sessionCursor.optional() }),
    returns: OthersLog,
    faults: [commonFaults.notFound],
  }),
  coachWords: endpoint({
    method: 'GET',
    path: '/training/logs/:userId/coach-words',
    access: 'signedIn',
    seconds: 10,
    summary:
      'Lists coaches’ comments on a minor’s log, newest first (guardians and linked adults only).',
    params: ofPerson,
    returns: z.object({ words: z.array(CoachWords) }),
    faults: [commonFaults.notFound],
  }),
  shares: endpoint({
    method: 'GET',
    path: '/training/logs/:userId/shares',
    access: 'signedIn',
    seconds: 10,
    summary: 'Lists the clubs whose confirmed coaches read a log, for the gymnast or a guardian.',
    params: ofPerson,
    returns: Shares,
    faults: [commonFaults.notFound],
  }),
  share: endpoint({
    method: 'PUT',
    path: '/training/logs/:userId/shares/:clubId',
    access: 'signedIn',
    summary: 'Shares a training log with a club’s confirmed coaches. Under 13, a guardian does.',
    params: ofShare,
    returns: nothing,
    faults: [commonFaults.notFound],
    limit: { max: 120, seconds: HOUR },
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/training/logs/:userId/shares/:clubId',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Stops sharing straight away.',
    params: ofShare,
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
  comment: endpoint({
    method: 'POST',
    path: '/training/sessions/:sessionId/comments',
    access: 'signedIn',
    summary: 'Adds a coach’s comment to a shared session.',
    params: z.object({ sessionId: TrainingSessionId }),
    body: NewSessionComment,
    returns: SessionComment,
    faults: [commonFaults.notFound, moderationFaults.flagged, moderationFaults.notToMinors],
    limit: { max: 120, seconds: HOUR },
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: '/training/comments/:commentId',
    access: 'signedIn',
    openWhile: 'limited',
    summary: 'Deletes a comment (its author, the gymnast or the guardian).',
    params: z.object({ commentId: SessionCommentId }),
    returns: nothing,
    faults: [commonFaults.notFound],
  }),
};
