/** Tiles of people, as many in a row as there is room for. */
export const peopleGridClass = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';
