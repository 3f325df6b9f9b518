import { handle } from '#platform/http/route';
import { clubEndpoints as endpoints } from '@ribbon/domain/clubs';
import type { ClubService } from './clubs.service.ts';
import type { FinderService } from './finder/clubs.finder.service.ts';
import type { MembershipService } from './memberships/clubs.memberships.service.ts';

interface Needs {
  clubs: ClubService;
  finder: FinderService;
  memberships: MembershipService;
}

export const clubRoutes = ({ clubs, finder, memberships }: Needs) => [
  handle(endpoints.find, ({ query }) => finder.find(query)),
  handle(endpoints.programs, () => finder.programs()),
  handle(endpoints.read, ({ params }) => finder.read(params.clubId)),
  handle(endpoints.page, ({ params }) => finder.page(params.slug)),
  handle(endpoints.choices, ({ query }) => clubs.choices(query)),
  handle(endpoints.memberships, ({ actor }) => memberships.own(actor)),
  handle(endpoints.join, ({ actor, params }) => memberships.join(actor, params.clubId)),
  handle(endpoints.leave, ({ actor, params }) => memberships.leave(actor, params.clubId)),
];
