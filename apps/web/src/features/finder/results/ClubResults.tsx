import { Button } from '#ui';
import type { ClubId } from '@ribbon/domain/accounts';
import type { FoundClub, FoundClubs } from '@ribbon/domain/clubs';
import { Map as MapIcon } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { ClubActions } from './ClubActions.tsx';
import { ClubCard } from './ClubCard.tsx';
import { ClubList } from './ClubList.tsx';
import { MapPanel, type MapRoom, isWide } from './MapPanel.tsx';
import { useClub } from '../finder.queries.ts';
import { resultsOf } from '../finder.results.rules.ts';
import type { Finder } from '../useFinder.ts';
import type { Joining } from '../useJoining.ts';

/** The list and the map of one search: what one points at or selects in either, shows in the other. */
export function ClubResults({
  finder,
  pages,
  joining,
  room,
  setRoom,
}: {
  finder: Finder;
  pages: readonly FoundClubs[];
  joining: Joining;
  room: MapRoom;
  setRoom: (room: MapRoom) => void;
}) {
  const { at } = finder;
  const results = useMemo(() => resultsOf(pages, at), [pages, at]);
  const { known } = results;
  const selectedId = finder.search.club;
  const { club: selected } = useClub(selectedId, selectedId && known.get(selectedId));
  const [hoveredId, setHoveredId] = useState<ClubId>();
  const mapId = useId();

  const card = (club: FoundClub) => (
    <ClubCard
      key={club.id}
      club={club}
      selected={club.id === selectedId}
      hovered={club.id === hoveredId}
      reveals={club.id === selectedId && room !== 'expanded'}
      isSignedIn={joining.me != null}
      onSelect={() => finder.select(club.id === selectedId ? undefined : club.id)}
      onHover={(over) => setHoveredId(over ? club.id : undefined)}
      actions={
        <ClubActions
          club={club}
          status={joining.statusIn(club)}
          pending={joining.isJoining(club)}
          onJoin={() => joining.join(club)}
        />
      }
    />
  );
  const list = (
    <ClubList
      key="list"
      {...{ finder, results, joining, card }}
      apart={selected && !known.has(selected.id) ? results.measured(selected) : undefined}
      narrow={room === 'beside'}
      mapButton={
        room === 'minimised' && (
          <Button
            variant="secondary"
            icon={<MapIcon aria-hidden />}
            aria-expanded={false}
            aria-controls={mapId}
            onClick={() => setRoom(isWide() ? 'beside' : 'expanded')}
          >
            Show map
          </Button>
        )
      }
    />
  );
  const map = room !== 'minimised' && (
    <MapPanel
      key="map"
      id={mapId}
      room={room}
      onRoom={setRoom}
      {...results}
      selectedId={selectedId}
      hoveredId={hoveredId}
      onHover={setHoveredId}
      onSelect={finder.select}
      onShowInList={focusOn}
    />
  );
  return (
    <div className={room === 'beside' ? 'contents' : 'flex flex-col gap-8'}>
      {room === 'beside' ? [list, map] : [map, list]}
    </div>
  );
}

/** Goes to a club's card; focusing brings it into view. */
function focusOn(id: ClubId): void {
  document.querySelector<HTMLElement>(`[data-club="${CSS.escape(id)}"] button`)?.focus();
}
