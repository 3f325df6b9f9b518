import { longDay } from '#lib/format.ts';
import { ErrorState, List, LoadMore, Section } from '#ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FriendAnswer } from './FriendAnswer.tsx';
import { PersonRow } from './PersonRow.tsx';
import { friendRequestsQuery } from './friends.queries.ts';

/** Who would like to be friends. Left out when nobody waits, unless that is said in words. */
export function FriendRequests({ empty = null }: { empty?: ReactNode }) {
  const { data, isLoadingError, isFetching, refetch, ...pages } =
    useInfiniteQuery(friendRequestsQuery);
  const requests = data?.pages.flatMap((page) => page.requests) ?? [];
  if (isLoadingError) {
    return (
      <ErrorState
        title="Your friend requests could not be loaded"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (requests.length === 0) return data === undefined ? null : empty;
  return (
    <Section title="Friend Requests" intro="Say yes only to people whom you know.">
      <List label="Friend Requests">
        {requests.map(({ person, sentAt }) => (
          <PersonRow
            key={person.id}
            person={person}
            text={`Asked on ${longDay(sentAt)}`}
            action={<FriendAnswer person={person} />}
          />
        ))}
      </List>
      {pages.hasNextPage && (
        <LoadMore pending={pages.isFetchingNextPage} onLoad={() => void pages.fetchNextPage()} />
      )}
    </Section>
  );
}
