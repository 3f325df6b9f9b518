import { handle } from '#platform/route';
import { clubEndpoints as doors } from '@ribbon/domain/clubs';
import type { ClubService } from './clubs.service.ts';
import type { FinderService } from './finder.service.ts';
import type { MembershipService } from './memberships.service.ts';

interface Needs {
  clubs: ClubService;
  finder: FinderService;
  memberships: MembershipService;
}

export const clubRoutes = ({ clubs, finder, memberships }: Needs) => [
  handle(doors.find, ({ query }) => finder.find(query)),
  handle(doors.programs, () => finder.programs()),
  handle(doors.read, ({ params }) => finder.read(params.clubId)),
  handle(doors.choices, ({ query }) => clubs.choices(query)),
  handle(doors.memberships, ({ actor }) => memberships.own(actor)),
  handle(doors.join, ({ actor, params }) => memberships.join(actor, params.clubId)),
  handle(doors.leave, ({ actor, params }) => memberships.leave(actor, params.clubId)),
];
