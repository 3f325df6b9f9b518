import { handle } from '#platform/http/route';
import { waitlistEndpoints as endpoints } from '@ribbon/domain/waitlist';
import type { InvitationsToJoin } from './site.invitations.service.ts';
import type { WaitlistService } from './site.waitlist.service.ts';

export const waitlistRoutes = ({
  waitlist,
  invitations,
}: {
  waitlist: WaitlistService;
  invitations: InvitationsToJoin;
}) => [
  handle(endpoints.figures, () => waitlist.figures()),
  handle(endpoints.list, ({ query }) => waitlist.list(query)),
  handle(endpoints.csv, ({ query }) => waitlist.csv(query)),
  handle(endpoints.inviteFirst, ({ actor, body }) => waitlist.inviteFirst(actor, body)),
  handle(endpoints.inviteChosen, ({ actor, body }) => waitlist.inviteChosen(actor, body)),
  handle(endpoints.inviteAgain, ({ actor, params, body }) =>
    waitlist.inviteAgain(actor, params.signupId, body),
  ),
  handle(endpoints.remove, ({ actor, params, body }) =>
    waitlist.remove(actor, params.signupId, body.reason),
  ),
  handle(endpoints.openInvitation, ({ body }) => invitations.open(body.token)),
  handle(endpoints.acceptInvitation, ({ actor, body }) => invitations.accept(actor, body.token)),
];
