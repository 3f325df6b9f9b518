import { useSearchText } from '#lib/forms/search-text.ts';
import { longDay } from '#lib/format/format.ts';
import { Button, EmptyState, List, Loading, PagedList, SearchField, Skeleton } from '#ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FriendButton } from './requests/FriendButton.tsx';
import { PersonRow } from './PersonRow.tsx';
import { type PeopleKind, peopleQuery } from './friends.queries.ts';

export const WORDS: Readonly<Record<PeopleKind, { title: string; empty: string; since: string }>> =
  {
    friends: { title: 'My Friends', empty: 'No friends here yet', since: 'Friends since' },
    followers: { title: 'Followers', empty: 'Nobody follows you yet', since: 'Since' },
    following: { title: 'Following', empty: 'You’re not following anyone yet', since: 'Since' },
  };
const FRIENDS = { state: 'friends', waitsForGuardian: false, mayAsk: false } as const;

/** The reader's friends, searchable. */
export function MyFriends() {
  const { field, words } = useSearchText();
  return (
    <div className="flex flex-col gap-5">
      <SearchField label="Search friends..." {...field} />
      <People kind="friends" search={words} />
    </div>
  );
}

export function People({ kind, search = '' }: { kind: PeopleKind; search?: string }) {
  const { title, empty, since } = WORDS[kind];
  return (
    <PagedList
      query={useInfiniteQuery(peopleQuery(kind, search))}
      rowsOf={(page) => page.people}
      loading={
        <Loading>
          <Skeleton className="my-4 w-48" />
        </Loading>
      }
      failed={{ level: 3 }}
      empty={
        <EmptyState
          compact
          level={3}
          title={search === '' ? empty : 'No one found'}
          action={
            search === '' &&
            kind === 'friends' && <Button render={<Link to="/gymnasts" />}>Find Friends</Button>
          }
        />
      }
    >
      {(people) => (
        <List label={title}>
          {people.map(({ person, since: day }) => (
            <PersonRow
              key={person.id}
              person={person}
              showsCountry
              text={`${since} ${longDay(day)}`}
              action={kind === 'friends' && <FriendButton person={person} friendship={FRIENDS} />}
            />
          ))}
        </List>
      )}
    </PagedList>
  );
}
