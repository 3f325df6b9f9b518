import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call, wordsFor } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { topic } from '#lib/query/invalidate.ts';
import { toast } from '#ui';
import {
  type MessageChange,
  type MessageId,
  type NewAnswer,
  messageEndpoints as endpoints,
  messageMessages,
} from '@ribbon/domain/messages';
import { queryOptions } from '@tanstack/react-query';
import type { MessagesFilters } from './messages.search.ts';

/** The server announces changes under the same name. */
const TOPIC = topic('admin-messages');

export const messagesQuery = ({ search = '', topic: about, status }: MessagesFilters) =>
  pagedQuery([TOPIC, 'list', search, about, status], (cursor) =>
    call(endpoints.list, { query: { search, topic: about, status, cursor } }),
  );

export const messageFiguresQuery = queryOptions({
  queryKey: [TOPIC, 'figures'],
  queryFn: () => call(endpoints.figures),
});

export const messageQuery = (messageId: MessageId) =>
  queryOptions({
    queryKey: [TOPIC, 'one', messageId],
    queryFn: () => call(endpoints.read, { params: { messageId } }),
  });

export const useAnswer = (messageId: MessageId) =>
  useTopicMutation(
    [TOPIC],
    (body: NewAnswer) => call(endpoints.answer, { params: { messageId }, body }),
    {
      success: messageMessages.answered,
    },
  );

export const useChange = (messageId: MessageId) =>
  useTopicMutation(
    [TOPIC],
    (body: MessageChange) => call(endpoints.change, { params: { messageId }, body }),
    {
      onSuccess: (_, { done }) =>
        toast.success(done ? messageMessages.done : messageMessages.reopened),
      failure: wordsFor,
    },
  );
