import { handle } from '#platform/route';
import { clubAdminEndpoints as doors } from '@ribbon/domain/clubs';
import type { ClubAdminService } from './club-admin.service.ts';
import type { ClubMemberService } from './members.service.ts';

interface Needs {
  clubAdmin: ClubAdminService;
  clubMembers: ClubMemberService;
}

export const clubAdminRoutes = ({ clubAdmin, clubMembers }: Needs) => [
  handle(doors.clubs, ({ actor }) => clubAdmin.clubs(actor)),
  handle(doors.overview, ({ actor, params }) => clubAdmin.overview(actor, params.clubId)),
  handle(doors.activity, ({ actor, params }) => clubAdmin.activity(actor, params.clubId)),
  handle(doors.posts, ({ actor, params, query }) =>
    clubAdmin.posts(actor, params.clubId, query.after),
  ),
  handle(doors.update, ({ actor, params, body }) => clubAdmin.update(actor, params.clubId, body)),
  handle(doors.changeLogo, ({ actor, params, body }) =>
    clubAdmin.changeLogo(actor, params.clubId, body.art),
  ),
  handle(doors.members, ({ actor, params, query }) =>
    clubMembers.members(actor, params.clubId, query),
  ),
  handle(doors.exportMembers, ({ actor, params }) => clubMembers.exported(actor, params.clubId)),
  handle(doors.requests, ({ actor, params }) => clubMembers.requests(actor, params.clubId)),
  handle(doors.decide, ({ actor, params, body }) =>
    clubMembers.decide(actor, params.clubId, params.membershipId, body.approve),
  ),
  handle(doors.changeRole, ({ actor, params, body }) =>
    clubMembers.changeRole(actor, params.clubId, params.membershipId, body.role),
  ),
  handle(doors.removeMember, ({ actor, params }) =>
    clubMembers.remove(actor, params.clubId, params.membershipId),
  ),
];
