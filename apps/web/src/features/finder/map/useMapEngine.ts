import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { MapEngine, StartEngine } from './engines/finder.engine.ts';
import { type MapClub, type MapFocus, type MapSource, ZOOM_LIMITS } from './finder.map.rules.ts';
import { type MapView, cameraFor } from './finder.view.rules.ts';

/** What makes the map move by itself: another search, or other results of it. */
const wishOf = (focus: MapFocus, clubs: readonly MapClub[]): string => {
  if (focus === 'country') return focus;
  const results = clubs.map(({ id }) => id).join(' ');
  return focus === 'results' ? results : `${focus.latitude} ${focus.longitude} ${results}`;
};

/** A started map, where it is, and whether its ground is drawn. It lives as long as the caller. */
export function useMapEngine({
  start,
  source,
  focus,
  clubs,
  onFailure,
}: {
  start: StartEngine;
  source: MapSource;
  focus: MapFocus;
  clubs: readonly MapClub[];
  onFailure: (failure: unknown) => void;
}) {
  const [engine, setEngine] = useState<MapEngine>();
  const [view, setView] = useState<MapView>();
  const [isReady, setReady] = useState(false);
  const { min } = ZOOM_LIMITS[source.kind];

  const [mount] = useState(() => (container: HTMLElement | null) => {
    if (!container) return undefined;
    const size = { width: container.clientWidth, height: container.clientHeight };
    const started = start({
      container,
      source,
      camera: cameraFor(focus, clubs, size, min),
      onView: (next) => startTransition(() => setView(next)),
      onReady: () => setReady(true),
      onFailure,
    });
    // The ground and the buttons first; markers may take their time.
    startTransition(() => {
      setEngine(started);
      setView(started.view());
    });
    return () => {
      setEngine(undefined);
      started.remove();
    };
  });

  const wish = useMemo(() => wishOf(focus, clubs), [focus, clubs]);
  const shown = useRef(wish);
  useEffect(() => {
    if (!engine || shown.current === wish) return;
    shown.current = wish;
    engine.show(cameraFor(focus, clubs, engine.view(), min));
  }, [engine, wish, focus, clubs, min]);

  return { engine, view, isReady, mount };
}
