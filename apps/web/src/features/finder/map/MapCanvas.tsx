import './map.css';
import { RibbonLoader } from '#ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { MapAttribution } from './MapAttribution.tsx';
import { MapControls } from './MapControls.tsx';
import { AtSpot, ClubMarker, ClusterMarker, PlaceDot } from './MapMarkers.tsx';
import { MapPopup, isNarrow } from './MapPopup.tsx';
import type { StartEngine } from './engines/finder.engine.ts';
import { clubIndex, standsFor } from './finder.clusters.rules.ts';
import {
  type MapClub,
  type MapFocus,
  type MapSource,
  PLACE_ZOOM,
  ZOOM_LIMITS,
} from './finder.map.rules.ts';
import { cameraRevealing, fitting, isSeen, movedBy, offsetToReveal } from './finder.view.rules.ts';
import { useMapEngine } from './useMapEngine.ts';

const ROOM_OF_A_MARKER = { top: 64, right: 80, bottom: 64, left: 64 };

export interface MapCanvasProps<Club extends MapClub> {
  clubs: readonly Club[];
  selectedId: Club['id'] | undefined;
  hoveredId: Club['id'] | undefined;
  onSelect: (id: Club['id'] | undefined) => void;
  onHover: (id: Club['id'] | undefined) => void;
  focus: MapFocus;
  renderPopup: (club: Club) => ReactNode;
  source: MapSource;
  /** What the markers stand for: clubs, competitions. */
  what: string;
  start: StartEngine;
  onFailure: (failure: unknown) => void;
}

/** The opened map: ground by an engine, everything that can be touched by us. */
export function MapCanvas<Club extends MapClub>(props: MapCanvasProps<Club>) {
  const { clubs, selectedId, hoveredId, onSelect, onHover, focus, renderPopup, source, what } =
    props;
  const root = useRef<HTMLDivElement>(null);
  const { engine, view, isReady, mount } = useMapEngine(props);
  const limits = ZOOM_LIMITS[source.kind];

  // Not in the same breath as starting the map.
  const isStarted = engine !== undefined;
  const index = useMemo(
    () => (isStarted ? clubIndex(clubs, selectedId) : undefined),
    [isStarted, clubs, selectedId],
  );
  const pins = useMemo(() => (index && view ? index.pinsIn(view) : []), [index, view]);
  const selectedPin = pins.find((pin) => pin.kind === 'club' && pin.club.id === selectedId);
  const selected = selectedPin?.kind === 'club' ? selectedPin : undefined;

  const openedHere = useRef(false);
  const returnTo = useRef<string>(undefined);
  useEffect(() => {
    if (returnTo.current === undefined || selectedId !== undefined) return;
    const pin = pins.find((each) => standsFor(each, returnTo.current));
    root.current?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(pin?.key ?? '')}"]`)?.focus();
    returnTo.current = undefined;
  }, [selectedId, pins]);

  const open = (id: Club['id']) => {
    if (id === selectedId) {
      root.current?.querySelector<HTMLElement>('.map-popup')?.focus();
      return;
    }
    openedHere.current = true;
    onSelect(id);
  };
  const takesFocus = () => {
    const was = openedHere.current;
    openedHere.current = false;
    return was;
  };
  const close = () => {
    if (document.activeElement?.closest('.map-popup, .club-marker')) {
      returnTo.current = selectedId;
    }
    onSelect(undefined);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !selected) return;
    event.stopPropagation();
    close();
  };

  const revealFocused = ({ target }: FocusEvent) => {
    const pin = pins.find(({ key }) => key === target.getAttribute('data-pin'));
    const at = engine?.view();
    if (!pin || !at || isSeen(at, pin)) return;
    engine?.show(movedBy(at, offsetToReveal(at, pin, ROOM_OF_A_MARKER)));
  };

  const docked = view !== undefined && isNarrow(view);
  const popup = engine && view && selected && (
    <MapPopup
      key={selected.key}
      label={selected.club.name}
      docked={docked}
      frame={view}
      aside={selected.aside}
      takesFocus={takesFocus}
      onRoom={(room) => {
        const camera = cameraRevealing(engine.view(), selected.club, clubs, room);
        if (camera) engine.show(camera);
      }}
      onClose={close}
    >
      {renderPopup(selected.club)}
    </MapPopup>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only handles the keys of the buttons inside
    <div
      ref={root}
      aria-busy={!isReady}
      data-zoom={view?.zoom}
      className="absolute inset-0"
      onKeyDown={closeByKey}
      onFocus={revealFocused}
    >
      <div ref={mount} className="absolute inset-0 isolate" aria-label="Map" role="group" />
      {engine &&
        pins.map((pin) => {
          const hovered = standsFor(pin, hoveredId);
          const isSelected = pin === selected;
          return (
            <AtSpot
              key={pin.key}
              engine={engine}
              latitude={pin.latitude}
              longitude={pin.longitude}
              level={isSelected ? 2 : hovered ? 1 : 0}
            >
              {pin.kind === 'club' ? (
                <ClubMarker
                  pin={pin}
                  selected={isSelected}
                  hovered={hovered}
                  onSelect={() => open(pin.club.id)}
                  onHover={(over) => onHover(over ? pin.club.id : undefined)}
                />
              ) : (
                <ClusterMarker
                  pin={pin}
                  what={what}
                  hovered={hovered}
                  onOpen={() => {
                    const { latitude, longitude, opensAt } = pin;
                    engine.show({ latitude, longitude, zoom: Math.min(opensAt, limits.max) });
                    engine.takeFocus();
                  }}
                />
              )}
            </AtSpot>
          );
        })}
      {engine && typeof focus === 'object' && (
        <AtSpot engine={engine} latitude={focus.latitude} longitude={focus.longitude} level={-1}>
          <PlaceDot label={focus.label} />
        </AtSpot>
      )}
      {popup && !docked && (
        <AtSpot
          engine={engine}
          latitude={selected.latitude}
          longitude={selected.longitude}
          level={3}
        >
          {popup}
        </AtSpot>
      )}
      {engine && view && (
        <MapControls
          zoom={view.zoom}
          limits={limits}
          onZoom={(by) => engine.show({ ...view, zoom: view.zoom + by })}
          onShowAll={
            clubs.length === 0
              ? undefined
              : () => {
                  const camera = fitting(clubs, view, { min: limits.min, max: PLACE_ZOOM });
                  if (camera) engine.show(camera);
                }
          }
        />
      )}
      <div className="pointer-events-none absolute inset-x-2 bottom-2 z-20 flex flex-col items-start gap-2">
        {docked && popup}
        <MapAttribution source={source} />
      </div>
      {!isReady && (
        <div className="pointer-events-none absolute inset-0 grid place-items-center text-brand-ink">
          <RibbonLoader label="Loading map..." size="lg" />
        </div>
      )}
    </div>
  );
}
