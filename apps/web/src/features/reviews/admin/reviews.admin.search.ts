import { type SearchValues, choice, idOf, searchOf, text } from '#lib/navigation/reading.ts';
import type { ClubId } from '@ribbon/domain/accounts';
import { REVIEW_FILTER_LABELS } from '@ribbon/domain/reviews';

/** What the list of reviews is narrowed to. */
export const reviewFilters = searchOf({
  search: text(80),
  /** Pending reviews are the default of the address. */
  status: choice(REVIEW_FILTER_LABELS),
  clubId: idOf<ClubId>(),
});
export type ReviewFilters = SearchValues<typeof reviewFilters>;
