import { type SearchValues, choice, idOf, searchOf, text } from '#lib/navigation/reading.ts';
import { AGE_BAND_LABELS } from '@ribbon/domain/accounts';
import {
  ACCOUNT_STATE_LABELS,
  GUARDIAN_STATE_LABELS,
  ROLE_LABELS,
  USER_TYPE_LABELS,
  YES_NO_LABELS,
} from '@ribbon/domain/admin-accounts';

/** What the list of accounts is narrowed to. */
export const accountFilters = searchOf({
  search: text(80),
  userType: choice(USER_TYPE_LABELS),
  role: choice(ROLE_LABELS),
  ageBand: choice(AGE_BAND_LABELS),
  guardian: choice(GUARDIAN_STATE_LABELS),
  clubId: idOf(),
  status: choice(ACCOUNT_STATE_LABELS),
  verified: choice(YES_NO_LABELS),
  beta: choice(YES_NO_LABELS),
});
export type AccountFilters = SearchValues<typeof accountFilters>;
