import * as z from 'zod';
import { StartLine, endpoint } from '../kernel/index.ts';

export const startEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/start',
    access: 'signedIn',
    summary: 'Returns what needs the caller’s attention, and what is next.',
    returns: z.object({ lines: z.array(StartLine) }),
  }),
};
