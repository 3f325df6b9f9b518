import { StatTile, StatTiles } from '#ui';
import { useFigures } from '../site.queries.ts';

/** Counted, not claimed; a figure that is still small is left out. */
export function WaitlistFigures() {
  const figures = useFigures();
  const shown = [
    { label: 'Families', value: figures?.families },
    { label: 'Partner clubs', value: figures?.clubs },
    { label: 'Countries', value: figures?.countries },
  ].filter(({ value }) => value !== undefined && value !== null);
  if (shown.length === 0) return null;
  return (
    <section aria-label="In figures">
      <StatTiles>
        {shown.map(({ label, value }) => (
          <StatTile key={label} label={label} value={value} />
        ))}
      </StatTiles>
    </section>
  );
}
