import { handle } from '#platform/http/route';
import { messageEndpoints as endpoints } from '@ribbon/domain/messages';
import type { MessageService } from './messages.service.ts';

export const messageRoutes = (messages: MessageService) => [
  handle(endpoints.figures, () => messages.figures()),
  handle(endpoints.list, ({ query }) => messages.list(query)),
  handle(endpoints.read, ({ params }) => messages.read(params.messageId)),
  handle(endpoints.answer, ({ actor, params, body }) =>
    messages.answer(actor, params.messageId, body),
  ),
  handle(endpoints.change, ({ actor, params, body }) =>
    messages.change(actor, params.messageId, body),
  ),
];
