import * as z from 'zod';
import { UserId } from '../../accounts/index.ts';
import { commonFaults, endpoint } from '../../kernel/index.ts';
import { ScorePassport } from './competitions.passport.schema.ts';

export const passportEndpoints = {
  own: endpoint({
    method: 'GET',
    path: '/score-passport',
    reads: 'replica',
    access: 'signedIn',
    summary: 'Returns the caller’s scores over time.',
    returns: ScorePassport,
  }),
  read: endpoint({
    method: 'GET',
    path: '/score-passport/:userId',
    reads: 'replica',
    access: 'signedIn',
    summary: 'Returns a person’s scores over time, for people who can read their training log.',
    params: z.object({ userId: UserId }),
    returns: ScorePassport,
    faults: [commonFaults.notFound],
  }),
};
