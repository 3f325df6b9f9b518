import { handle } from '#platform/route';
import { moderationEndpoints as doors, queueEndpoints } from '@ribbon/domain/moderation';
import type { Disclosures } from './moderation.disclosures.ts';
import type { Moderation } from './moderation.service.ts';
import type { ModerationStatusService } from './moderation.status.ts';
import type { QueueService } from './queue/queue.service.ts';

interface Needs {
  moderation: Pick<Moderation, 'tell'>;
  disclosures: Disclosures;
  status: ModerationStatusService;
  queue: QueueService;
}

export const moderationRoutes = ({ moderation, disclosures, status, queue }: Needs) => [
  handle(doors.tellSomeone, ({ actor, body }) => moderation.tell(actor, body)),
  handle(doors.answerDisclosure, ({ actor, params, body }) =>
    disclosures.answer(actor, params.disclosureId, body.wantsToTalk),
  ),
  handle(doors.status, () => status.read()),
  handle(doors.test, () => status.test()),
  handle(queueEndpoints.list, ({ actor, query }) => queue.list(actor, query)),
  handle(queueEndpoints.counts, ({ actor }) => queue.counts(actor)),
  handle(queueEndpoints.decide, ({ actor, params, body }) =>
    queue.decide(actor, params.itemId, body),
  ),
];
