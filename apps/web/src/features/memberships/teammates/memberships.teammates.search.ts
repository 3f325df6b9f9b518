import { idOf, searchOf } from '#lib/navigation/reading.ts';

/** Whose teammates are shown. */
export const teammatesSearch = searchOf({ club: idOf() });
