import { SuggestedFriends } from '#features/friends';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Page, QueryBoundary, Section, Skeleton, StatTile, StatTiles } from '#ui';
import { DirectorySearch, profilePolicy } from '@ribbon/domain/profiles';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { overviewQuery } from '../profiles.queries.ts';
import { DirectoryFilters } from './DirectoryFilters.tsx';
import { DirectoryList } from './DirectoryList.tsx';
import { PeopleLoading } from './PeopleLoading.tsx';
import { PersonTile } from './PersonTile.tsx';
import { peopleGridClass } from './profiles.grid.format.ts';

/** Everybody who wants to be found. What is looked for is in the address. */
export function DirectoryScreen() {
  useTitle('Gymnastics Community');
  const me = useMe();
  const search = DirectorySearch.parse(useSearch({ from: '/gymnasts' }));
  const navigate = useNavigate();
  const isLooking = search.search !== '' || search.country !== '' || search.specialty !== '';
  return (
    <Page
      title="Gymnastics Community"
      width="wide"
      intro={
        profilePolicy.findsStrangers(me ?? undefined)
          ? 'Adults who haven’t opted out, and 16- and 17-year-olds who have opted in. Nobody under 16 appears.'
          : 'Your friends, your team mates, your coaches and the people who run your clubs.'
      }
    >
      <DirectoryFilters
        search={search}
        onChange={(change) =>
          void navigate({
            to: '/gymnasts',
            search: withoutDefaults({ ...search, ...change }),
            replace: true,
            resetScroll: false,
          })
        }
      />
      {!isLooking && <Overview />}
      {me?.status === 'active' && !isLooking && <SuggestedFriends />}
      <Section title={isLooking ? 'Search results' : 'All profiles'}>
        <DirectoryList search={search} />
      </Section>
    </Page>
  );
}

/** An address says only what differs. */
const withoutDefaults = ({ search, country, specialty, sort }: DirectorySearch) => ({
  search: search || undefined,
  country: country || undefined,
  specialty: specialty || undefined,
  sort: sort === 'popularity' ? undefined : sort,
});

/** The tiles, and the first six athletes. A figure that may be wrong is none. */
function Overview() {
  return (
    <QueryBoundary
      query={useQuery(overviewQuery)}
      failed={{ title: 'We couldn’t load the featured profiles' }}
      // As high as what is coming, so that nothing below it comes into sight and goes again.
      loading={
        <div className="flex flex-col gap-7 sm:gap-12">
          <Skeleton className="h-6 w-64 sm:h-20 sm:w-full" />
          <Skeleton className="h-8 w-48" />
          <PeopleLoading label="Loading featured profiles..." />
        </div>
      }
    >
      {(data) => (
        <>
          <StatTiles>
            <StatTile label="Athletes" one="Athlete" value={data.athletes} apparatus="hoop" />
            <StatTile label="Coaches" one="Coach" value={data.coaches} apparatus="clubs" />
            <StatTile label="Countries" one="Country" value={data.countries} apparatus="ball" />
            <StatTile
              label="Total Followers"
              one="Follower"
              value={data.followers}
              apparatus="ribbon"
            />
          </StatTiles>
          {data.featured.length > 0 && (
            <Section title="Featured Profiles">
              <ul className={peopleGridClass}>
                {data.featured.map((person) => (
                  <PersonTile key={person.id} person={person} />
                ))}
              </ul>
            </Section>
          )}
        </>
      )}
    </QueryBoundary>
  );
}
