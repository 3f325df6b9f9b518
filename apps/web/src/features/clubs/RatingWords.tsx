/** Stars to one decimal, or that there are none. */
export function RatingWords({ rating }: { rating: number | null }) {
  if (rating === null) return <span>No rating</span>;
  return (
    <span>
      <span className="sr-only">Rated </span>
      {rating.toFixed(1)}
      <span className="sr-only"> of 5 stars</span>
    </span>
  );
}
