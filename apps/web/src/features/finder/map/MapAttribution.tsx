import { EMBEDDED_ATTRIBUTION, type MapSource } from './finder.map.rules.ts';

/** Names the source of the map's data. Google shows its own. */
export function MapAttribution({ source }: { source: MapSource }) {
  if (source.kind === 'google') return null;
  return (
    <p className="pointer-events-auto max-w-full rounded-sm bg-surface/85 px-2 py-0.5 text-[0.6875rem] leading-snug text-muted">
      {source.kind === 'embedded' ? (
        <>
          <span className="font-semibold text-ink">Simplified map</span>
          <span aria-hidden> · </span>
          <a
            href="https://www.openstreetmap.org/copyright"
            target="_blank"
            rel="noreferrer"
            className="no-underline hover:underline"
          >
            {EMBEDDED_ATTRIBUTION}
          </a>
        </>
      ) : (
        source.attribution
      )}
    </p>
  );
}
