import { handle } from '#platform/route';
import { manageEndpoints as doors } from '@ribbon/domain/clubs';
import type { ManageService } from './manage.service.ts';
import type { ClubMemberService } from './members.service.ts';

interface Needs {
  management: ManageService;
  members: ClubMemberService;
}

export const manageRoutes = ({ management, members }: Needs) => [
  handle(doors.clubs, ({ actor }) => management.clubs(actor)),
  handle(doors.overview, ({ actor, params }) => management.overview(actor, params.clubId)),
  handle(doors.activity, ({ actor, params }) => management.activity(actor, params.clubId)),
  handle(doors.update, ({ actor, params, body }) => management.update(actor, params.clubId, body)),
  handle(doors.changeLogo, ({ actor, params, body }) =>
    management.changeLogo(actor, params.clubId, body),
  ),
  handle(doors.members, ({ actor, params, query }) => members.members(actor, params.clubId, query)),
  handle(doors.exportMembers, ({ actor, params }) => members.exported(actor, params.clubId)),
  handle(doors.requests, ({ actor, params }) => members.requests(actor, params.clubId)),
  handle(doors.decide, ({ actor, params, body }) =>
    members.decide(actor, params.clubId, params.membershipId, body.approve),
  ),
  handle(doors.confirm, ({ actor, params, body }) =>
    members.confirm(actor, params.clubId, body.membershipIds),
  ),
  handle(doors.changeRole, ({ actor, params, body }) =>
    members.changeRole(actor, params.clubId, params.membershipId, body.role),
  ),
  handle(doors.removeMember, ({ actor, params }) =>
    members.remove(actor, params.clubId, params.membershipId),
  ),
];
