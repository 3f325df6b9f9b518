import { handle } from '#platform/route';
import { clubEndpoints as doors } from '@ribbon/domain/clubs';
import type { ClubService } from './clubs.service.ts';
import type { MembershipService } from './memberships.service.ts';

interface Needs {
  clubs: ClubService;
  memberships: MembershipService;
}

export const clubRoutes = ({ clubs, memberships }: Needs) => [
  handle(doors.choices, ({ query }) => clubs.choices(query)),
  handle(doors.memberships, ({ actor }) => memberships.own(actor)),
  handle(doors.join, ({ actor, params }) => memberships.join(actor, params.clubId)),
  handle(doors.leave, ({ actor, params }) => memberships.leave(actor, params.clubId)),
];
