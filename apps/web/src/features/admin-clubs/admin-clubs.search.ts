import { claimFilters } from '#features/claims';
import { type SearchValues, choice, oneOf, searchOf, text } from '#lib/navigation/reading.ts';
import { CLUB_FILTER_LABELS } from '@ribbon/domain/clubs';

export type AdminTab = 'clubs' | 'claims';

/** What the list of clubs is narrowed to. */
export const clubFilters = searchOf({ search: text(80), status: choice(CLUB_FILTER_LABELS) });
export type ClubFilters = SearchValues<typeof clubFilters>;

export const adminClubsSearch = searchOf({
  ...clubFilters.fields,
  ...claimFilters.fields,
  tab: oneOf<AdminTab>('clubs', 'claims'),
});
