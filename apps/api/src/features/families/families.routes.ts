import { handle } from '#platform/route';
import type { SignedIn } from '#platform/session';
import { type Family, familyEndpoints as doors } from '@ribbon/domain/families';
import type { AcceptanceService } from './requests/acceptances.ts';
import type { ApprovalService } from './requests/approvals.ts';
import type { LinkService } from './links/links.service.ts';
import type { FamilyService } from './space/space.service.ts';
import type { WaitingService } from './requests/waiting.ts';

interface Needs {
  families: FamilyService;
  approvals: ApprovalService;
  acceptances: AcceptanceService;
  waiting: WaitingService;
  links: LinkService;
  overview(actor: SignedIn): Promise<Family>;
}

export const familyRoutes = ({
  families,
  approvals,
  acceptances,
  waiting,
  links,
  overview,
}: Needs) => [
  handle(doors.waiting, ({ actor }) => waiting.read(actor)),
  handle(doors.askGuardian, ({ actor, body }) => waiting.ask(actor, body.guardianEmail)),
  handle(doors.newLink, ({ body }) => waiting.newLink(body.childId)),

  handle(doors.openRequest, ({ actor, body }) => approvals.open(actor, body)),
  handle(doors.approve, ({ actor, body }) => approvals.approve(actor, body)),
  handle(doors.accept, ({ actor, body }) => acceptances.accept(actor, body)),
  handle(doors.decline, ({ actor, body }) => approvals.decline(actor, body)),

  handle(doors.inviteOwnGuardian, ({ actor, body }) => links.inviteOwnGuardian(actor, body.email)),
  handle(doors.endOwnLink, ({ actor, params }) => links.endOwnLink(actor, params.guardianId)),
  handle(doors.resume, ({ actor }) => links.resume(actor)),
  handle(doors.linksToConfirm, ({ actor }) => links.toConfirm(actor)),
  handle(doors.answerLink, ({ actor, params, body }) =>
    links.answer(actor, params.linkId, body.approve),
  ),
  handle(doors.cancelLink, ({ actor, params }) => links.cancel(actor, params.linkId)),

  handle(doors.overview, ({ actor }) => overview(actor)),
  handle(doors.setPermission, ({ actor, params, body }) =>
    families.setPermission(actor, params.childId, params.permission, body),
  ),
  handle(doors.setPause, ({ actor, params, body }) =>
    families.setPause(actor, params.childId, body.paused),
  ),
  handle(doors.decide, ({ actor, params, body }) =>
    families.decide(actor, params.itemId, body.approve),
  ),
  handle(doors.inviteGuardian, ({ actor, params, body }) =>
    families.inviteGuardian(actor, params.childId, body),
  ),
  handle(doors.withdrawInvite, ({ actor, params }) =>
    families.withdrawInvite(actor, params.requestId),
  ),
  handle(doors.removeGuardian, ({ actor, params }) =>
    families.removeGuardian(actor, params.childId, params.guardianId),
  ),
  handle(doors.handOver, ({ actor, params }) =>
    families.handOver(actor, params.childId, params.guardianId),
  ),
  handle(doors.downloadChild, ({ actor, params }) => families.downloadChild(actor, params.childId)),
  handle(doors.eraseChild, ({ actor, params, body }) =>
    families.eraseChild(actor, params.childId, body.confirmation),
  ),
  handle(doors.keepChild, ({ actor, params }) => families.keepChild(actor, params.childId)),
];
