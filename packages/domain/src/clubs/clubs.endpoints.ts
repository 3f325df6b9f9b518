import * as z from 'zod';
import { endpoint } from '../kernel/index.ts';
import { ClubChoice } from './clubs.schema.ts';

export const clubEndpoints = {
  choices: endpoint({
    method: 'GET',
    path: '/clubs/choices',
    access: 'anyone',
    summary: 'Approved clubs whose name or town matches, by name, for the choice at sign-up.',
    query: z.object({ search: z.string().trim().max(80).default('') }),
    returns: z.object({ clubs: z.array(ClubChoice) }),
    limit: { max: 120, seconds: 60 },
  }),
};
