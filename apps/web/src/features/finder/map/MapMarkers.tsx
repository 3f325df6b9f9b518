import { cx } from '#ui';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapEngine, Spot } from './engines/finder.engine.ts';
import type { Pin } from './finder.clusters.rules.ts';
import { MARKER_SIZE, type MapClub, SELECTED_SIZE } from './finder.map.rules.ts';
import type { Position } from './finder.mercator.rules.ts';
import { t } from '@ribbon/domain/kernel';

/** Shows something of ours at a position of the map. */
export function AtSpot({
  engine,
  latitude,
  longitude,
  level = 0,
  children,
}: Position & { engine: MapEngine; level?: number; children: ReactNode }) {
  const [element] = useState(() => document.createElement('div'));
  const spot = useRef<Spot>(undefined);
  const rise = useEffectEvent(() => spot.current?.raise(level));
  useLayoutEffect(() => {
    const made = engine.spot(element, { latitude, longitude });
    spot.current = made;
    rise();
    return () => made.remove();
  }, [engine, element, latitude, longitude]);
  useLayoutEffect(() => {
    spot.current?.raise(level);
  }, [level]);
  return createPortal(children, element);
}

/** A drop whose inside is the first turn of a ribbon. */
function Drop() {
  return (
    <svg viewBox="0 0 28 35" aria-hidden>
      <path
        className="drop"
        d="M14 1.5a12.3 12.3 0 0 1 12.3 12.3c0 7-6.6 11.6-11 18.6a1.5 1.5 0 0 1-2.6 0c-4.4-7-11-11.6-11-18.6A12.3 12.3 0 0 1 14 1.5Z"
      />
      <path
        className="loop"
        d="M8.4 18.6c-1.4-6.2 1.7-10.9 5.3-9.9 3.7 1 2.6 7.9-.6 7.9-3 0-1.8-6 2.6-7 2.3-.5 3.7.6 4.6 1.7"
      />
    </svg>
  );
}

export function ClubMarker<Club extends MapClub>({
  pin,
  selected,
  hovered,
  onSelect,
  onHover,
}: {
  pin: Extract<Pin<Club>, { kind: 'club' }>;
  selected: boolean;
  hovered: boolean;
  onSelect: () => void;
  onHover: (over: boolean) => void;
}) {
  const { club, aside, key } = pin;
  const size = selected ? SELECTED_SIZE : MARKER_SIZE;
  return (
    <button
      type="button"
      data-pin={key}
      data-claimed={club.isClaimed}
      data-hovered={hovered}
      aria-label={`${club.name}, ${club.city}`}
      aria-expanded={selected}
      aria-haspopup="dialog"
      className="club-marker absolute bottom-0 left-0 -translate-x-1/2 rounded-full"
      style={{ '--size': `${size}px`, marginLeft: aside.x, marginBottom: -aside.y } as object}
      onClick={onSelect}
      onMouseEnter={() => onHover(true)}
      onMouseLeave={() => onHover(false)}
      onFocus={() => onHover(true)}
      onBlur={() => onHover(false)}
    >
      <Drop />
      {hovered && !selected && (
        <span
          aria-hidden
          className="pointer-events-none absolute bottom-full left-1/2 mb-1.5 max-w-64 -translate-x-1/2 truncate rounded-sm bg-ink px-2.5 py-1 text-sm whitespace-nowrap text-surface"
        >
          {club.name}
        </span>
      )}
    </button>
  );
}

const clusterSize = (count: number) =>
  count < 10 ? 'size-9' : count < 100 ? 'size-11' : 'size-13';

export function ClusterMarker<Club extends MapClub>({
  pin,
  what,
  hovered,
  onOpen,
}: {
  pin: Extract<Pin<Club>, { kind: 'cluster' }>;
  what: string;
  hovered: boolean;
  onOpen: () => void;
}) {
  const count = pin.clubs.length;
  return (
    <button
      type="button"
      data-pin={pin.key}
      data-hovered={hovered}
      aria-label={t('{count} {what}, zoom in', { count, what })}
      className={cx(
        'club-cluster absolute top-0 left-0 grid -translate-1/2 place-items-center rounded-full',
        'font-display text-[1.0625rem] leading-none font-bold tabular-nums',
        clusterSize(count),
      )}
      onClick={onOpen}
    >
      {count}
    </button>
  );
}

/** The dot of what was searched for. */
export function PlaceDot({ label }: { label: string }) {
  return (
    <span
      role="img"
      aria-label={t('Your search: {label}', { label })}
      className="pointer-events-none absolute top-0 left-0 size-4.5 -translate-1/2 rounded-full border-3 border-surface-raised bg-info shadow-near"
    />
  );
}
