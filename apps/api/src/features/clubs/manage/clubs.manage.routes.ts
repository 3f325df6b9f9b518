import { handle } from '#platform/http/route';
import { manageEndpoints as endpoints } from '@ribbon/domain/clubs';
import type { ManageService } from './clubs.manage.service.ts';
import type { ClubMemberService } from './clubs.members.service.ts';

interface Needs {
  management: ManageService;
  members: ClubMemberService;
}

export const manageRoutes = ({ management, members }: Needs) => [
  handle(endpoints.clubs, ({ actor }) => management.clubs(actor)),
  handle(endpoints.overview, ({ actor, params }) => management.overview(actor, params.clubId)),
  handle(endpoints.activity, ({ actor, params }) => management.activity(actor, params.clubId)),
  handle(endpoints.update, ({ actor, params, body }) =>
    management.update(actor, params.clubId, body),
  ),
  handle(endpoints.changeLogo, ({ actor, params, body }) =>
    management.changeLogo(actor, params.clubId, body),
  ),
  handle(endpoints.members, ({ actor, params, query }) =>
    members.members(actor, params.clubId, query),
  ),
  handle(endpoints.exportMembers, ({ actor, params }) => members.exported(actor, params.clubId)),
  handle(endpoints.requests, ({ actor, params }) => members.requests(actor, params.clubId)),
  handle(endpoints.decide, ({ actor, params, body }) => members.decide(actor, params, body)),
  handle(endpoints.confirm, ({ actor, params, body }) =>
    members.confirm(actor, params.clubId, body.membershipIds),
  ),
  handle(endpoints.changeRole, ({ actor, params, body }) =>
    members.changeRole(actor, params.clubId, params.membershipId, body.role),
  ),
  handle(endpoints.removeMember, ({ actor, params }) =>
    members.remove(actor, params.clubId, params.membershipId),
  ),
];
