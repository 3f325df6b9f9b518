import { type SearchValues, searchOf, text } from '#lib/navigation/reading.ts';

const DAY_LENGTH = 10;

/** What the list is narrowed to. */
export const auditSearch = searchOf({
  search: text(80),
  action: text(80),
  from: text(DAY_LENGTH),
  to: text(DAY_LENGTH),
});
export type AuditFilters = SearchValues<typeof auditSearch>;
