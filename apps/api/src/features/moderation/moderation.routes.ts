import { handle } from '#platform/http/route';
import { moderationEndpoints as endpoints, queueEndpoints } from '@ribbon/domain/moderation';
import type { Disclosures } from './watch/moderation.disclosures.service.ts';
import type { Moderation } from './moderation.service.ts';
import type { ModerationStatusService } from './judge/moderation.status.service.ts';
import type { QueueService } from './queue/moderation.queue.admin.service.ts';

interface Needs {
  moderation: Pick<Moderation, 'tell'>;
  disclosures: Disclosures;
  status: ModerationStatusService;
  queue: QueueService;
}

export const moderationRoutes = ({ moderation, disclosures, status, queue }: Needs) => [
  handle(endpoints.tellSomeone, ({ actor, body }) => moderation.tell(actor, body)),
  handle(endpoints.answerDisclosure, ({ actor, params, body }) =>
    disclosures.answer(actor, params.disclosureId, body.wantsToTalk),
  ),
  handle(endpoints.status, () => status.read()),
  handle(endpoints.test, ({ actor }) => status.test(actor)),
  handle(queueEndpoints.list, ({ actor, query }) => queue.list(actor, query)),
  handle(queueEndpoints.counts, ({ actor }) => queue.counts(actor)),
  handle(queueEndpoints.decide, ({ actor, params, body }) =>
    queue.decide(actor, params.itemId, body),
  ),
];
