import { handle } from '#platform/http/route';
import { messageEndpoints as endpoints } from '@ribbon/domain/messages';
import type { MessageService } from './site.messages.service.ts';

export const messageRoutes = (messages: MessageService) => [
  handle(endpoints.figures, ({ actor }) => messages.figures(actor)),
  handle(endpoints.list, ({ actor, query }) => messages.list(actor, query)),
  handle(endpoints.read, ({ actor, params }) => messages.read(actor, params.messageId)),
  handle(endpoints.answer, ({ actor, params, body }) =>
    messages.answer(actor, params.messageId, body),
  ),
  handle(endpoints.change, ({ actor, params, body }) =>
    messages.change(actor, params.messageId, body),
  ),
];
