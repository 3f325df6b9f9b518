import { wordsOr } from '#lib/client.ts';
import { longDay } from '#lib/format.ts';
import { Button, EmptyState, ErrorState, List, LoadMore, Loading, Skeleton, toast } from '#ui';
import { friendMessages as words } from '@ribbon/domain/friends';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PersonRow } from './PersonRow.tsx';
import { sentRequestsQuery, useRemoveFriend } from './friends.queries.ts';

/** Whom one has asked, and the way to take it back. */
export function SentRequests() {
  const { data, isLoadingError, isFetching, refetch, ...pages } =
    useInfiniteQuery(sentRequestsQuery);
  const remove = useRemoveFriend();
  if (isLoadingError) {
    return (
      <ErrorState
        title="Your requests could not be loaded"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <Loading>
        <Skeleton className="my-4 w-48" />
      </Loading>
    );
  }
  const requests = data.pages.flatMap((page) => page.requests);
  if (requests.length === 0) {
    return <EmptyState title="No sent requests" text="Nobody has to answer you at the moment." />;
  }
  return (
    <>
      <List label="Sent requests">
        {requests.map(({ person, sentAt, waitsForGuardian }) => (
          <PersonRow
            key={person.id}
            person={person}
            text={waitsForGuardian ? 'Your grown-up decides' : `Asked on ${longDay(sentAt)}`}
            action={
              <Button
                variant="secondary"
                aria-label={`Take back: ${person.name}`}
                pending={remove.isPending && remove.variables === person.id}
                onClick={() =>
                  remove.mutate(person.id, {
                    onError: (error) => toast.error(wordsOr(error, words.removeFailed)),
                  })
                }
              >
                Take back
              </Button>
            }
          />
        ))}
      </List>
      {pages.hasNextPage && (
        <LoadMore pending={pages.isFetchingNextPage} onLoad={() => void pages.fetchNextPage()} />
      )}
    </>
  );
}
