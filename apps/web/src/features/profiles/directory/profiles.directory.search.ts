import { choice, oneOf, searchOf, text } from '#lib/navigation/reading.ts';
import { COUNTRIES } from '@ribbon/domain/accounts';
import { DIRECTORY_SORT_LABELS } from '@ribbon/domain/profiles';

/** Whatever an address says, the screen opens. */
export const directorySearch = searchOf({
  search: text(80),
  country: oneOf(...COUNTRIES),
  specialty: text(60),
  sort: choice(DIRECTORY_SORT_LABELS),
});
