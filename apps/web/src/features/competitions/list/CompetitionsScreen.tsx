import { competitionsPage } from '@ribbon/domain/competitions';
import { useTitle } from '#lib/navigation/title.ts';
import {
  Button,
  CHECK_CONNECTION,
  Counters,
  EmptyState,
  Loading,
  Page,
  PagedList,
  Skeleton,
} from '#ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Map as MapIcon, Trophy, X } from 'lucide-react';
import { CompetitionCard } from '../CompetitionCard.tsx';
import { CompetitionFilters } from './CompetitionFilters.tsx';
import { CompetitionMap } from './CompetitionMap.tsx';
import { competitionsQuery, figuresQuery } from '../competitions.queries.ts';
import { type Filters, filtersOf } from '../competitions.search.ts';
import { SubmitButton } from '../submit/SubmitButton.tsx';

/** What is coming up, and where. */
export function CompetitionsScreen() {
  useTitle(competitionsPage.title);
  const search = useSearch({ from: '/competitions' });
  const navigate = useNavigate({ from: '/competitions' });
  const filters = filtersOf(search);
  const isMapOpen = search.map === true;
  return (
    <Page
      title={competitionsPage.opening.title}
      intro={competitionsPage.opening.intro}
      width={competitionsPage.opening.look}
      actions={<SubmitButton />}
    >
      <Counters
        query={useQuery(figuresQuery)}
        tiles={({ upcoming, ongoing, countries, participants }) => [
          { label: 'Upcoming', value: upcoming, apparatus: 'ribbon' },
          { label: 'Ongoing', value: ongoing, apparatus: 'hoop' },
          { label: 'Countries', one: 'Country', value: countries, apparatus: 'ball' },
          {
            label: 'Total Participants',
            one: 'Participant',
            value: participants,
            apparatus: 'clubs',
          },
        ]}
      />
      <div className="flex flex-col gap-6">
        <CompetitionFilters />
        <div>
          <Button
            variant="secondary"
            icon={isMapOpen ? <X aria-hidden /> : <MapIcon aria-hidden />}
            aria-expanded={isMapOpen}
            onClick={() =>
              void navigate({
                search: isMapOpen ? filters : { ...filters, map: true as const },
                replace: true,
                resetScroll: false,
              })
            }
          >
            {isMapOpen ? 'Hide map' : 'Show map'}
          </Button>
        </div>
        {isMapOpen && <CompetitionMap filters={filters} />}
        <Listed filters={filters} onClear={() => void navigate({ search: {}, replace: true })} />
      </div>
    </Page>
  );
}

function Listed({ filters, onClear }: { filters: Filters; onClear: () => void }) {
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <PagedList
      query={useInfiniteQuery(competitionsQuery(filters))}
      rowsOf={(page) => page.competitions}
      loading={
        <Loading
          label="Loading competitions..."
          className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3"
        >
          {['first', 'second', 'third'].map((card) => (
            <Skeleton key={card} shape="block" className="h-96" />
          ))}
        </Loading>
      }
      failed={{ title: 'We couldn’t load the competitions', text: CHECK_CONNECTION }}
      empty={
        <EmptyState
          icon={<Trophy aria-hidden />}
          title={isFiltered ? 'No competitions found' : 'No competitions available'}
          text={
            isFiltered
              ? 'Try another search, or fewer filters.'
              : 'Competitions appear here once they are submitted and approved.'
          }
          {...(isFiltered && {
            action: (
              <Button variant="secondary" onClick={onClear}>
                Show all competitions
              </Button>
            ),
          })}
        />
      }
      moreLabel="More competitions"
      moreFailed="We couldn’t load more competitions. Please try again."
    >
      {(competitions) => (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {competitions.map((competition) => (
            <CompetitionCard key={competition.id} competition={competition} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
