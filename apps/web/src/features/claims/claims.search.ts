import { type SearchValues, choice, searchOf } from '#lib/navigation/reading.ts';
import { CLAIM_FILTER_LABELS } from '@ribbon/domain/claims';

/** Which requests are shown; pending ones by default. */
export const claimFilters = searchOf({ show: choice(CLAIM_FILTER_LABELS) });
export type ClaimFilters = SearchValues<typeof claimFilters>;
