import { type SearchValues, choice, searchOf, text } from '#lib/navigation/reading.ts';
import { WAITLIST_TYPE_LABELS } from '@ribbon/domain/site';
import { WAITLIST_STATE_LABELS } from '@ribbon/domain/waitlist';

/** What the list is narrowed to. */
export const waitlistSearch = searchOf({
  search: text(80),
  userType: choice(WAITLIST_TYPE_LABELS),
  state: choice(WAITLIST_STATE_LABELS),
});
export type WaitlistFilters = SearchValues<typeof waitlistSearch>;
