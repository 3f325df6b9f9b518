import { Button, RibbonLoader, cx } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import { type ClubPoint, type FoundClub, MAP_POINTS, type MapSource } from '@ribbon/domain/clubs';
import { Maximize2, Minimize2, X } from 'lucide-react';
import { ClubMap } from '../map/ClubMap.tsx';
import type { MapFocus } from '../map/finder.map.rules.ts';
import { ClubPopup } from './ClubPopup.tsx';

/** How much room the map has. Beside the list only where there is any. */
export type MapRoom = 'minimised' | 'beside' | 'expanded';

export const isWide = () => window.matchMedia('(min-width: 64rem)').matches;
export const roomAtFirst = (): MapRoom => (isWide() ? 'beside' : 'minimised');

/** Beside the list from the top, and there it stays. */
const BESIDE =
  'lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-[calc(100dvh-6rem)] lg:self-start';

/** Where the map will be, while what it shows is being looked for. */
export const MapComing = () => (
  <div
    className={cx(
      'hidden place-items-center rounded-lg border-2 border-line bg-surface-sunken text-brand-ink lg:grid',
      BESIDE,
    )}
  >
    <RibbonLoader label="Loading map..." size="lg" />
  </div>
);

/** The opened map of the finder with the buttons that give it more or less room. */
export function MapPanel({
  id,
  room,
  onRoom,
  points,
  morePoints,
  known,
  selectedId,
  hoveredId,
  onSelect,
  onHover,
  onShowInList,
  focus,
  source,
}: {
  id: string;
  room: MapRoom;
  onRoom: (room: MapRoom) => void;
  points: readonly ClubPoint[];
  morePoints: boolean;
  /** Clubs of the list, which the popup need not ask for. */
  known: ReadonlyMap<ClubId, FoundClub>;
  selectedId: ClubId | undefined;
  hoveredId: ClubId | undefined;
  onSelect: (id: ClubId | undefined) => void;
  onHover: (id: ClubId | undefined) => void;
  onShowInList: (id: ClubId) => void;
  focus: MapFocus;
  source: MapSource;
}) {
  const isExpanded = room === 'expanded';
  return (
    <div id={id} className={cx('flex flex-col gap-2', !isExpanded && BESIDE)}>
      <div className="flex justify-end gap-1">
        <Button
          variant="ghost"
          className="max-lg:hidden"
          icon={isExpanded ? <Minimize2 aria-hidden /> : <Maximize2 aria-hidden />}
          onClick={() => onRoom(isExpanded ? 'beside' : 'expanded')}
        >
          {isExpanded ? 'Map beside list' : 'Expand map'}
        </Button>
        <Button variant="ghost" icon={<X aria-hidden />} onClick={() => onRoom('minimised')}>
          Minimise map
        </Button>
      </div>
      <ClubMap
        className={isExpanded ? 'h-[min(70dvh,44rem)]' : 'h-[62dvh] lg:h-auto lg:flex-1'}
        clubs={points}
        selectedId={selectedId}
        hoveredId={hoveredId}
        onSelect={onSelect}
        onHover={onHover}
        focus={focus}
        source={source}
        renderPopup={(point) => (
          <ClubPopup point={point} known={known.get(point.id)} onShowInList={onShowInList} />
        )}
      />
      {morePoints && (
        <p className="text-sm text-muted">
          The map shows {MAP_POINTS} of them. Search a place or choose filters to see others.
        </p>
      )}
    </div>
  );
}
