import { handle } from '#platform/http/route';
import { emailEndpoints as endpoints } from '@ribbon/domain/email';
import type { EmailEventService } from './email.service.ts';
import type { emailTrial } from './sending/email.test-send.service.ts';

export const emailRoutes = (events: EmailEventService, sendTest: ReturnType<typeof emailTrial>) => [
  handle(endpoints.overview, () => events.overview()),
  handle(endpoints.sent, ({ query }) => events.sent(query)),
  handle(endpoints.failed, ({ query }) => events.failed(query)),
  handle(endpoints.retry, ({ actor, body }) => events.retry(actor, body.reason)),
  handle(endpoints.test, ({ actor, body }) => sendTest(actor, body)),
];
