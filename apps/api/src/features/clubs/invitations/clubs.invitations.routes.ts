import { handle } from '#platform/http/route';
import { invitationEndpoints as endpoints } from '@ribbon/domain/clubs';
import type { InvitationService } from './clubs.invitations.service.ts';

export const invitationRoutes = ({ invitations }: { invitations: InvitationService }) => [
  handle(endpoints.list, ({ actor, params }) => invitations.list(actor, params.clubId)),
  handle(endpoints.create, ({ actor, params, body }) =>
    invitations.create(actor, params.clubId, body),
  ),
  handle(endpoints.revoke, ({ actor, params }) =>
    invitations.revoke(actor, params.clubId, params.invitationId),
  ),
  handle(endpoints.open, ({ actor, body }) => invitations.open(actor, body.token)),
  handle(endpoints.accept, ({ actor, body }) => invitations.accept(actor, body.token)),
];
