import { Button, EmptyState, ErrorState, LoadMore } from '#ui';
import type { DirectorySearch } from '@ribbon/domain/profiles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { directoryQuery } from '../profiles.queries.ts';
import { PeopleLoading } from './PeopleLoading.tsx';
import { PersonTile } from './PersonTile.tsx';
import { peopleGridClass } from './peopleGridClass.ts';

export function DirectoryList({ search }: { search: DirectorySearch }) {
  const { data, isLoadingError, isFetching, refetch, ...pages } = useInfiniteQuery(
    directoryQuery(search),
  );
  if (isLoadingError) {
    return (
      <ErrorState
        level={3}
        title="The profiles could not be loaded"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) return <PeopleLoading label="Loading profiles..." />;
  const people = data.pages.flatMap((page) => page.people);
  if (people.length === 0) return <Nobody search={search} />;
  return (
    <>
      <ul className={peopleGridClass} aria-busy={pages.isPlaceholderData}>
        {people.map((person) => (
          <PersonTile key={person.id} person={person} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <LoadMore pending={pages.isFetchingNextPage} onLoad={() => void pages.fetchNextPage()} />
      )}
    </>
  );
}

function Nobody({ search }: { search: DirectorySearch }) {
  const isLooking = search.search !== '' || search.country !== '' || search.specialty !== '';
  return (
    <EmptyState
      compact
      level={3}
      title={isLooking ? 'Nobody matches' : 'Nobody is listed yet'}
      text={
        isLooking
          ? 'Try another name, country or specialty.'
          : 'Adults are listed when they want it; the switch is on your account page.'
      }
      action={
        isLooking && (
          <Button variant="secondary" render={<Link to="/gymnasts" />}>
            Show everybody
          </Button>
        )
      }
    />
  );
}
