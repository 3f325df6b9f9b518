import { ClubListLoading } from '#features/clubs';
import { SignInRequiredDialog } from '#features/accounts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, CHECK_CONNECTION, EmptyState, Page, QueryBoundary, cx } from '#ui';
import { finderPage } from '@ribbon/domain/clubs';
import { useState } from 'react';
import { ClubResults } from './results/ClubResults.tsx';
import { MapComing, type MapRoom, roomAtFirst } from './results/MapPanel.tsx';
import { FacetBar } from './search/FacetBar.tsx';
import { PlaceSearch } from './search/PlaceSearch.tsx';
import { type Finder, useFinder } from './useFinder.ts';
import { type Joining, useJoining } from './useJoining.ts';

/** The club finder: search, list and map. */
export function FinderScreen() {
  useTitle(finderPage.title);
  const finder = useFinder();
  const joining = useJoining();
  const [room, setRoom] = useState(roomAtFirst);
  const narrow = room === 'beside';
  return (
    <Page
      title={finderPage.opening.title}
      intro={finderPage.opening.intro}
      width={finderPage.opening.look}
    >
      <div
        className={cx(
          'flex flex-col gap-6',
          narrow &&
            'lg:grid lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8',
        )}
      >
        <div className="flex flex-col gap-6 lg:col-start-1">
          <PlaceSearch
            near={finder.search.near}
            error={finder.error}
            pending={finder.query.near !== undefined && finder.found.isLoading}
            isLocating={finder.isLocating}
            onSearch={finder.searchNear}
            onClub={finder.open}
            onLocate={finder.locate}
            narrow={narrow}
          />
          <FacetBar
            chosen={finder.facets}
            narrow={narrow}
            onChoose={finder.choose}
            onClear={finder.clearFacets}
          />
        </div>
        <Found {...{ finder, joining, room, setRoom }} />
      </div>
      <SignInRequiredDialog action={joining.pendingAction} onClose={joining.forgetPendingAction} />
    </Page>
  );
}

function Found({
  finder,
  joining,
  room,
  setRoom,
}: {
  finder: Finder;
  joining: Joining;
  room: MapRoom;
  setRoom: (room: MapRoom) => void;
}) {
  const { found, isLost } = finder;
  const showAll = (
    <Button variant="secondary" onClick={finder.showAll}>
      Show all clubs
    </Button>
  );
  if (isLost) {
    return (
      <EmptyState
        compact
        title="We couldn’t find that place"
        text="Check the spelling, or try the nearest larger town."
        action={showAll}
      />
    );
  }
  const loading = (
    <>
      <ClubListLoading label="Loading clubs..." narrow={room === 'beside'} />
      {room === 'beside' && <MapComing />}
    </>
  );
  return (
    <QueryBoundary
      query={found}
      failed={{
        title: 'We couldn’t load the clubs',
        text: CHECK_CONNECTION,
        ...(finder.isAround && { action: showAll }),
      }}
      loading={loading}
    >
      {({ pages }) =>
        joining.isUnknown ? loading : <ClubResults {...{ finder, pages, joining, room, setRoom }} />
      }
    </QueryBoundary>
  );
}
