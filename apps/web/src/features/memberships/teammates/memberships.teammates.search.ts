import { idOf, searchOf } from '#lib/reading.ts';

/** Whose teammates are shown. */
export const teammatesSearch = searchOf({ club: idOf() });
