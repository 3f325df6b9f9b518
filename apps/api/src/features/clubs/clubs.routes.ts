import { handle } from '#platform/route';
import { clubEndpoints as doors } from '@ribbon/domain/clubs';
import type { ClubService } from './clubs.service.ts';

export const clubRoutes = (clubs: ClubService) => [
  handle(doors.choices, ({ query }) => clubs.choices(query.search)),
];
