import * as z from 'zod';
import { StartLine, endpoint } from '../kernel/index.ts';

export const startEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/start',
    access: 'signedIn',
    summary: 'What waits for the caller, and what is next.',
    returns: z.object({ lines: z.array(StartLine) }),
  }),
};
