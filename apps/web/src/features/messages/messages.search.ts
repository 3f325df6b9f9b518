import { type SearchValues, choice, searchOf, text } from '#lib/navigation/reading.ts';
import { MESSAGE_STATUS_LABELS } from '@ribbon/domain/messages';
import { CONTACT_TOPIC_LABELS } from '@ribbon/domain/site';

/** What the list is narrowed to. */
export const messagesSearch = searchOf({
  search: text(80),
  topic: choice(CONTACT_TOPIC_LABELS),
  status: choice(MESSAGE_STATUS_LABELS),
});
export type MessagesFilters = SearchValues<typeof messagesSearch>;
