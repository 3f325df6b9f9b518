import { ClubListLoading } from '#features/clubs';
import { SignInRequiredDialog } from '#features/accounts';
import { useTitle } from '#lib/title.ts';
import { Button, CHECK_CONNECTION, EmptyState, Page, QueryBoundary } from '#ui';
import { ClubResults } from './results/ClubResults.tsx';
import { FacetBar } from './search/FacetBar.tsx';
import { PlaceSearch } from './search/PlaceSearch.tsx';
import { type Finder, useFinder } from './useFinder.ts';
import { type Joining, useJoining } from './useJoining.ts';

/** The club finder: search, list and map. */
export function FinderScreen() {
  useTitle('RG Club finder');
  const finder = useFinder();
  const joining = useJoining();
  return (
    <Page
      title="Find Your Perfect Gymnastics Club"
      intro="Rhythmic gymnastics clubs near you. Search a place, or look around on the map."
      width="wide"
    >
      <div className="flex flex-col gap-6">
        <PlaceSearch
          near={finder.search.near}
          error={finder.error}
          pending={finder.query.near !== undefined && finder.found.isLoading}
          isLocating={finder.isLocating}
          onSearch={finder.searchNear}
          onClub={finder.open}
          onLocate={finder.locate}
        />
        <FacetBar chosen={finder.facets} onChoose={finder.choose} onClear={finder.clearFacets} />
        <Found finder={finder} joining={joining} />
      </div>
      <SignInRequiredDialog wish={joining.wish} onClose={joining.forgetWish} />
    </Page>
  );
}

function Found({ finder, joining }: { finder: Finder; joining: Joining }) {
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
        title="We do not know this place"
        text="Check the spelling, or try the next larger town."
        action={showAll}
      />
    );
  }
  const loading = <ClubListLoading label="Loading clubs..." />;
  return (
    <QueryBoundary
      query={found}
      failed={{
        title: 'The clubs could not be loaded',
        text: CHECK_CONNECTION,
        ...(finder.isAround && { action: showAll }),
      }}
      loading={loading}
    >
      {({ pages }) =>
        joining.isUnknown ? loading : <ClubResults {...{ finder, pages, joining }} />
      }
    </QueryBoundary>
  );
}
