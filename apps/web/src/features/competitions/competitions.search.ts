import { type SearchValues, choice, oneOf, searchOf, text } from '#lib/navigation/reading.ts';
import {
  COMPETITION_CATEGORY_LABELS,
  COMPETITION_COUNTRY_LABELS,
  COMPETITION_LEVEL_LABELS,
  LISTED_STATUS_LABELS,
} from '@ribbon/domain/competitions';

const MONTH = /^(?:19|20|21)\d{2}-(?:0[1-9]|1[0-2])$/u;
const month = (given: unknown): string | undefined => {
  const words = text(7)(given);
  return words !== undefined && MONTH.test(words) ? words : undefined;
};

/** What the list is narrowed to, and whether the map is open. */
export const competitionsSearch = searchOf({
  search: text(80),
  country: choice(COMPETITION_COUNTRY_LABELS),
  category: choice(COMPETITION_CATEGORY_LABELS),
  level: choice(COMPETITION_LEVEL_LABELS),
  status: choice(LISTED_STATUS_LABELS),
  month,
  map: oneOf(true),
});
export type CompetitionsSearch = SearchValues<typeof competitionsSearch>;
export type Filters = Omit<CompetitionsSearch, 'map'>;

/** A search holds what is set and nothing else. */
export const filtersOf = (search: CompetitionsSearch): Filters =>
  Object.fromEntries(
    Object.entries(search).filter(([name, value]) => name !== 'map' && value !== undefined),
  );
