import { handle } from '#platform/http/route';
import type { SignedIn } from '#platform/session/session';
import { type Family, familyEndpoints as endpoints } from '@ribbon/domain/families';
import type { AddingService } from './adding/families.adding.service.ts';
import type { AcceptanceService } from './requests/families.acceptances.service.ts';
import type { ApprovalService } from './requests/families.approvals.service.ts';
import type { LinkService } from './links/families.links.service.ts';
import type { PhotoService } from './photos/families.photos.service.ts';
import type { FamilyService } from './space/families.space.service.ts';
import type { WaitingService } from './requests/families.waiting.service.ts';
import type { VerificationService } from './verification/families.verification.service.ts';

interface Needs {
  families: FamilyService;
  approvals: ApprovalService;
  acceptances: AcceptanceService;
  waiting: WaitingService;
  links: LinkService;
  adding: AddingService;
  verification: VerificationService;
  photos: PhotoService;
  overview(actor: SignedIn): Promise<Family>;
}

export const familyRoutes = ({
  families,
  approvals,
  acceptances,
  waiting,
  links,
  adding,
  verification,
  photos,
  overview,
}: Needs) => [
  handle(endpoints.waiting, ({ actor }) => waiting.read(actor)),
  handle(endpoints.askGuardian, ({ actor, body }) => waiting.ask(actor, body.guardianEmail)),
  handle(endpoints.newLink, ({ body }) => waiting.newLink(body.childId)),

  handle(endpoints.openRequest, ({ actor, body }) => approvals.open(actor, body)),
  handle(endpoints.approve, ({ actor, body }) => approvals.approve(actor, body)),
  handle(endpoints.accept, ({ actor, body }) => acceptances.accept(actor, body)),
  handle(endpoints.decline, ({ actor, body }) => approvals.decline(actor, body)),

  handle(endpoints.inviteOwnGuardian, ({ actor, body }) =>
    links.inviteOwnGuardian(actor, body.email),
  ),
  handle(endpoints.endOwnLink, ({ actor, params }) => links.endOwnLink(actor, params.guardianId)),
  handle(endpoints.resume, ({ actor }) => links.resume(actor)),
  handle(endpoints.linksToConfirm, ({ actor }) => links.toConfirm(actor)),
  handle(endpoints.answerLink, ({ actor, params, body }) =>
    links.answer(actor, params.linkId, body.approve),
  ),
  handle(endpoints.cancelLink, ({ actor, params }) => links.cancel(actor, params.linkId)),

  handle(endpoints.addChild, ({ actor, body }) => adding.add(actor, body)),
  handle(endpoints.correctChild, ({ actor, params, body }) =>
    adding.correct(actor, params.childId, body),
  ),
  handle(endpoints.setChildPassword, ({ actor, params, body }) =>
    adding.setPassword(actor, params.childId, body.password),
  ),
  handle(endpoints.newCodeCard, ({ actor, params }) => adding.newCard(actor, params.childId)),
  handle(endpoints.cancelCodeCard, ({ actor, params }) => adding.cancelCard(actor, params.childId)),

  handle(endpoints.unverifiedChildren, ({ actor, params }) =>
    verification.unverified(actor, params.clubId),
  ),
  handle(endpoints.vouch, ({ actor, params, body }) =>
    verification.answer(actor, { ...params, ...body }),
  ),
  handle(endpoints.makeGuardianCode, ({ actor, params, body }) =>
    verification.makeCode(actor, { ...params, ...body }),
  ),
  handle(endpoints.redeemGuardianCode, ({ actor, params, body }) =>
    verification.redeem(actor, params.childId, body.code),
  ),

  handle(endpoints.photosOf, ({ actor, params }) => photos.of(actor, params.childId)),
  handle(endpoints.answerPhotosOf, ({ actor, params: { childId, use }, body }) =>
    photos.answerFor(actor, childId, { use, ...body }),
  ),
  handle(endpoints.ownPhotos, ({ actor }) => photos.own(actor)),
  handle(endpoints.answerOwnPhotos, ({ actor, params, body }) =>
    photos.answerOwn(actor, { ...params, ...body }),
  ),

  handle(endpoints.overview, ({ actor }) => overview(actor)),
  handle(endpoints.setPermission, ({ actor, params, body }) =>
    families.setPermission(actor, params.childId, params.permission, body),
  ),
  handle(endpoints.setLanguage, ({ actor, params, body }) =>
    families.setLanguage(actor, params.childId, body.language),
  ),
  handle(endpoints.setPause, ({ actor, params, body }) =>
    families.setPause(actor, params.childId, body.paused),
  ),
  handle(endpoints.decide, ({ actor, params, body }) =>
    families.decide(actor, params.itemId, body.approve),
  ),
  handle(endpoints.inviteGuardian, ({ actor, params, body }) =>
    families.inviteGuardian(actor, params.childId, body),
  ),
  handle(endpoints.withdrawInvite, ({ actor, params }) =>
    families.withdrawInvite(actor, params.requestId),
  ),
  handle(endpoints.removeGuardian, ({ actor, params }) =>
    families.removeGuardian(actor, params.childId, params.guardianId),
  ),
  handle(endpoints.handOver, ({ actor, params }) =>
    families.handOver(actor, params.childId, params.guardianId),
  ),
  handle(endpoints.downloadChild, ({ actor, params }) =>
    families.downloadChild(actor, params.childId),
  ),
  handle(endpoints.eraseChild, ({ actor, params, body }) =>
    families.eraseChild(actor, params.childId, body.confirmation),
  ),
  handle(endpoints.keepChild, ({ actor, params }) => families.keepChild(actor, params.childId)),
];
