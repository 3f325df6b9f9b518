import { Button, LoadMore, Notice, Section, cx } from '#ui';
import { type ClubId, can } from '@ribbon/domain/accounts';
import type { FoundClub, FoundClubs } from '@ribbon/domain/clubs';
import { Map as MapIcon } from 'lucide-react';
import { Fragment, useId, useMemo, useState } from 'react';
import { ClubActions } from '../ClubActions.tsx';
import { ClubCard } from '../ClubCard.tsx';
import { clubGridClass } from '../clubGridClass.ts';
import { MapPanel, type MapRoom } from './MapPanel.tsx';
import { NoClubs } from './NoClubs.tsx';
import { useClub } from './finder.queries.ts';
import { resultsOf } from './finder.results.ts';
import { headingOf, summaryOf } from './finder.search.ts';
import type { Finder } from './useFinder.ts';
import type { Joining } from './useJoining.ts';

const isWide = () => window.matchMedia('(min-width: 64rem)').matches;

/** The list and the map of one search: what one points at or selects in either, shows in the other. */
export function ClubResults({
  finder,
  pages,
  joining,
}: {
  finder: Finder;
  pages: readonly FoundClubs[];
  joining: Joining;
}) {
  const { at, found, query } = finder;
  const results = useMemo(() => resultsOf(pages, at), [pages, at]);
  const { clubs, nearest, total, known } = results;
  const selectedId = finder.search.club;
  const { club: selected } = useClub(selectedId, selectedId && known.get(selectedId));
  const [hoveredId, setHoveredId] = useState<ClubId>();
  const [fromMap, setFromMap] = useState<ClubId>();
  const [room, setRoom] = useState<MapRoom>(() => (isWide() ? 'beside' : 'minimised'));
  const mapId = useId();

  const card = (club: FoundClub) => (
    <ClubCard
      key={club.id}
      club={club}
      selected={club.id === selectedId}
      hovered={club.id === hoveredId}
      reveals={club.id === selectedId && club.id === fromMap && room === 'beside'}
      onSelect={() => {
        setFromMap(undefined);
        finder.select(club.id === selectedId ? undefined : club.id);
      }}
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
  const gridClass = room === 'beside' ? 'flex flex-col gap-4' : clubGridClass;
  // Selected on the map, or by a link, and not among those that the list shows yet.
  const apart = selected && !known.has(selected.id) ? results.measured(selected) : undefined;

  const list = (
    <Fragment key="list">
      <Section
        title={headingOf(query)}
        intro={<span role="status">{summaryOf(query, total, results.place?.name)}</span>}
        {...(room === 'minimised' && {
          actions: (
            <Button
              variant="secondary"
              icon={<MapIcon aria-hidden />}
              aria-expanded={false}
              aria-controls={mapId}
              onClick={() => setRoom(isWide() ? 'beside' : 'expanded')}
            >
              Show map
            </Button>
          ),
        })}
      >
        {joining.membershipsFailed && (
          <Notice
            tone="caution"
            action={
              <Button variant="secondary" onClick={joining.readMembershipsAgain}>
                Try again
              </Button>
            }
          >
            We could not load which clubs you belong to.
          </Notice>
        )}
        {apart && (
          <ul aria-label="Selected club" className={gridClass}>
            {card(apart)}
          </ul>
        )}
        {total === 0 ? (
          <NoClubs
            near={finder.isAround}
            hasFacets={Object.keys(finder.facets).length > 0}
            isAdmin={can(joining.me ?? undefined, 'viewSystemAdmin')}
            onClearFacets={finder.clearFacets}
          />
        ) : (
          <ul aria-label="Clubs" className={gridClass}>
            {clubs.map(card)}
          </ul>
        )}
        {found.hasNextPage && (
          <LoadMore
            label="Show more clubs"
            pending={found.isFetchingNextPage}
            onLoad={() => void found.fetchNextPage()}
          />
        )}
        {found.isFetchNextPageError && (
          <Notice tone="danger">More clubs could not be loaded. Please try again.</Notice>
        )}
        {nearest.length > 0 && (
          <Section level={3} title="The nearest clubs">
            <ul aria-label="The nearest clubs" className={gridClass}>
              {nearest.map(card)}
            </ul>
          </Section>
        )}
        <p className="text-sm text-muted">Places: GeoNames (CC BY 4.0)</p>
      </Section>
    </Fragment>
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
      onSelect={(id) => {
        setFromMap(id);
        finder.select(id);
      }}
      onShowInList={focusOn}
    />
  );
  return (
    <div
      className={cx(
        'flex flex-col gap-8',
        room === 'beside' && 'lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]',
      )}
    >
      {room === 'beside' ? [list, map] : [map, list]}
    </div>
  );
}

/** Goes to a club's card; focusing brings it into view. */
function focusOn(id: ClubId): void {
  document.querySelector<HTMLElement>(`[data-club="${CSS.escape(id)}"] button`)?.focus();
}
