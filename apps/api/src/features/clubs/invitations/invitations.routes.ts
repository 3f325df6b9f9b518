import { handle } from '#platform/route';
import { invitationEndpoints as doors } from '@ribbon/domain/clubs';
import type { InvitationService } from './invitations.service.ts';

export const invitationRoutes = ({ invitations }: { invitations: InvitationService }) => [
  handle(doors.list, ({ actor, params }) => invitations.list(actor, params.clubId)),
  handle(doors.create, ({ actor, params, body }) => invitations.create(actor, params.clubId, body)),
  handle(doors.revoke, ({ actor, params }) =>
    invitations.revoke(actor, params.clubId, params.invitationId),
  ),
  handle(doors.open, ({ actor, body }) => invitations.open(actor, body.token)),
  handle(doors.accept, ({ actor, body }) => invitations.accept(actor, body.token)),
];
