import { type SearchValues, choice, oneOf, searchOf, text } from '#lib/navigation/reading.ts';
import {
  CASE_SOURCE_LABELS,
  CASE_STATUS_LABELS,
  CASE_URGENCY_LABELS,
} from '@ribbon/domain/safeguarding';

/** What the list is narrowed to. */
export const caseFilters = searchOf({
  search: text(80),
  status: choice(CASE_STATUS_LABELS),
  urgency: choice(CASE_URGENCY_LABELS),
  source: choice(CASE_SOURCE_LABELS),
  mine: oneOf('yes'),
});
export type CaseFilters = SearchValues<typeof caseFilters>;
