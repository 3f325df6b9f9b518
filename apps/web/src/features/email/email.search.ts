import { type SearchValues, oneOf, searchOf, text } from '#lib/navigation/reading.ts';

/** What the lists are narrowed to. */
export const emailSearch = searchOf({ search: text(80), event: text(100) });
export type EmailFilters = SearchValues<typeof emailSearch>;

export const EMAIL_TABS = ['overview', 'events', 'errors'] as const;
export type EmailTab = (typeof EMAIL_TABS)[number];

export const emailScreenSearch = searchOf({
  ...emailSearch.fields,
  tab: oneOf(...EMAIL_TABS),
});
