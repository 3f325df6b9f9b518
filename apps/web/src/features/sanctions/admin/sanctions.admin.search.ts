import { type SearchValues, choice, oneOf, searchOf } from '#lib/navigation/reading.ts';
import { APPEAL_STATUS_LABELS, SANCTIONED_LABELS } from '@ribbon/domain/sanctions';

/** What the lists are narrowed to. */
export const hiddenFilters = searchOf({
  type: choice(SANCTIONED_LABELS),
  state: oneOf('sent_again'),
});
export type HiddenFilters = SearchValues<typeof hiddenFilters>;

/** Pending appeals are the default of the address. */
export const appealFilters = searchOf({ status: choice(APPEAL_STATUS_LABELS) });
export type AppealFilters = SearchValues<typeof appealFilters>;
