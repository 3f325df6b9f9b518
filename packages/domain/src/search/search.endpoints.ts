import * as z from 'zod';
import { Found, endpoint } from '../kernel/index.ts';
import { SearchWords } from './search.schema.ts';

export const searchEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/search',
    reads: 'replica',
    access: 'signedIn',
    summary: 'Searches people, clubs, competitions and the caller’s content; returns some of each.',
    query: SearchWords,
    returns: z.object({ found: z.array(Found) }),
    limit: { max: 240, seconds: 60 },
  }),
};
