/** Stars to one decimal, or that there are none. */
export const ratingWords = (rating: number | null): string =>
  rating === null ? 'No rating' : rating.toFixed(1);
