import { Button, EmptyState, PagedList } from '#ui';
import type { DirectorySearch } from '@ribbon/domain/profiles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { directoryQuery } from '../profiles.queries.ts';
import { PeopleLoading } from './PeopleLoading.tsx';
import { PersonTile } from './PersonTile.tsx';
import { peopleGridClass } from './profiles.grid.format.ts';

export function DirectoryList({ search }: { search: DirectorySearch }) {
  const query = useInfiniteQuery(directoryQuery(search));
  return (
    <PagedList
      query={query}
      rowsOf={(page) => page.people}
      loading={<PeopleLoading label="Loading profiles..." />}
      failed={{ level: 3, title: 'We couldn’t load the profiles' }}
      empty={<Nobody search={search} />}
    >
      {(people) => (
        <ul className={peopleGridClass} aria-busy={query.isPlaceholderData}>
          {people.map((person) => (
            <PersonTile key={person.id} person={person} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Nobody({ search }: { search: DirectorySearch }) {
  const isLooking = search.search !== '' || search.country !== '' || search.specialty !== '';
  return (
    <EmptyState
      compact
      level={3}
      title={isLooking ? 'No one found' : 'Nobody is listed yet'}
      text={
        isLooking
          ? 'Try another name, country or specialty.'
          : 'Adults choose whether to be listed, on their account page.'
      }
      action={
        isLooking && (
          <Button variant="secondary" render={<Link to="/gymnasts" />}>
            Show everyone
          </Button>
        )
      }
    />
  );
}
