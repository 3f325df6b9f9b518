import { handle } from '#platform/route';
import { moderationEndpoints as doors } from '@ribbon/domain/moderation';
import type { Disclosures } from './moderation.disclosures.ts';
import type { ModerationStatusService } from './moderation.status.ts';

interface Needs {
  disclosures: Disclosures;
  status: ModerationStatusService;
}

export const moderationRoutes = ({ disclosures, status }: Needs) => [
  handle(doors.answerDisclosure, ({ actor, params, body }) =>
    disclosures.answer(actor, params.disclosureId, body.wantsToTalk),
  ),
  handle(doors.status, () => status.read()),
  handle(doors.test, () => status.test()),
];
