import * as z from 'zod';
import { StartLine, endpoint, nothing } from '../kernel/index.ts';
import { FirstSteps } from './start.schema.ts';

export const startEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/start',
    access: 'signedIn',
    summary: 'Returns what needs the caller’s attention, what is next, and the first steps.',
    returns: z.object({ lines: z.array(StartLine), firstSteps: FirstSteps }),
  }),
  putAway: endpoint({
    method: 'DELETE',
    path: '/start/first-steps',
    access: 'signedIn',
    summary: 'Puts the caller’s first steps away for good.',
    returns: nothing,
  }),
};
