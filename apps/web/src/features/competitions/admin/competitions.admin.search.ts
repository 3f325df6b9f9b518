import { type SearchValues, choice, searchOf, text } from '#lib/navigation/reading.ts';
import { APPROVAL_LABELS, COMPETITION_STATUS_LABELS } from '@ribbon/domain/competitions';

/** What the list is narrowed to. */
export const adminCompetitionsSearch = searchOf({
  search: text(80),
  approval: choice(APPROVAL_LABELS),
  status: choice(COMPETITION_STATUS_LABELS),
});
export type AdminFilters = SearchValues<typeof adminCompetitionsSearch>;
