import { QueryBoundary, type ReadQuery } from '../feedback/QueryBoundary.tsx';
import { StatTile, type StatTileProps, StatTiles } from './StatTile.tsx';

/** Figures above a list. Their tiles stand before the figures are there, so that nothing moves. */
export function Counters<Data>({
  query,
  tiles,
  className,
}: {
  query: ReadQuery<Data>;
  /** Called without figures while they load; missing ones are shown as open. */
  tiles: (figures: Partial<Data>) => readonly StatTileProps[];
  className?: string;
}) {
  const shown = (figures: Partial<Data>) => (
    <StatTiles {...(className !== undefined && { className })}>
      {tiles(figures).map((tile) => (
        <StatTile key={tile.label} {...tile} />
      ))}
    </StatTiles>
  );
  return (
    <QueryBoundary
      query={query}
      loading={shown({})}
      failed={{ title: 'We couldn’t load the numbers' }}
    >
      {shown}
    </QueryBoundary>
  );
}
