import { useSearchText } from '#lib/forms/search-text.ts';
import { longDay } from '#lib/format/format.ts';
import { Button, EmptyState, List, Loading, PagedList, SearchField, Skeleton } from '#ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FriendButton } from './requests/FriendButton.tsx';
import { PersonRow } from './PersonRow.tsx';
import { type PeopleKind, peopleQuery } from './friends.queries.ts';

interface Words {
  title: string;
  empty: string;
  /** What to do about it, and where. */
  teaches: string;
  way: ReactNode;
  since: string;
}

export const WORDS: Readonly<Record<PeopleKind, Words>> = {
  friends: {
    title: 'My Friends',
    empty: 'No friends here yet',
    teaches: 'Look for people you know. Once they say yes, you’ll find them here.',
    way: <Button render={<Link to="/gymnasts" />}>Find Friends</Button>,
    since: 'Friends since',
  },
  followers: {
    title: 'Followers',
    empty: 'Nobody follows you yet',
    teaches: 'People find you by what you share.',
    way: <Button render={<Link to="/create-post" />}>Create Post</Button>,
    since: 'Since',
  },
  following: {
    title: 'Following',
    empty: 'You’re not following anyone yet',
    teaches: 'Follow gymnasts and coaches, and you’ll find their posts in your community.',
    way: <Button render={<Link to="/gymnasts" />}>Find people</Button>,
    since: 'Since',
  },
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
  const { title, empty, teaches, way, since } = WORDS[kind];
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
          text={search === '' ? teaches : 'Try another name.'}
          action={search === '' && way}
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
