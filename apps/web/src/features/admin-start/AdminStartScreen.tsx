import { ListKeysHint } from '#lib/list-keys/ListKeysHint.tsx';
import { useListKeys } from '#lib/list-keys/useListKeys.ts';
import { useTitle } from '#lib/navigation/title.ts';
import {
  CHECK_CONNECTION,
  EmptyState,
  Loading,
  OutOfDate,
  Page,
  QueryBoundary,
  Skeleton,
} from '#ui';
import type { Waiting } from '@ribbon/domain/admin-start';
import { WaitingKind } from '@ribbon/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { WaitingRow } from './WaitingRow.tsx';
import { waitingQuery } from './admin-start.queries.ts';

const isNothing = (kinds: Waiting['kinds']) => kinds.every(({ figure }) => figure?.count === 0);

/** The moderators' first screen: pending items of every kind. */
export function AdminStartScreen() {
  useTitle('To Do');
  const query = useQuery(waitingQuery);
  return (
    <Page
      title="To Do"
      intro="Everything that needs someone’s attention, most urgent first. Updates automatically."
    >
      <QueryBoundary
        query={query}
        loading={
          <Loading label="Loading your to-do list..." className="flex flex-col gap-3">
            {WaitingKind.options.map((kind) => (
              <Skeleton key={kind} shape="block" className="h-24" />
            ))}
          </Loading>
        }
        failed={{ title: 'We couldn’t load your to-do list', text: CHECK_CONNECTION }}
        isEmpty={isNothing}
        empty={
          <EmptyState
            title="Nothing is waiting"
            text="Every report, picture, review and request has been dealt with. Thank you for looking after everyone here."
          />
        }
      >
        {(kinds) => (
          <div className="flex flex-col gap-4">
            {query.isRefetchError && <OutOfDate onRetry={() => void query.refetch()} />}
            <Kinds kinds={kinds} />
          </div>
        )}
      </QueryBoundary>
    </Page>
  );
}

function Kinds({ kinds }: Waiting) {
  const list = useListKeys<HTMLUListElement>('a');
  return (
    <>
      <ListKeysHint opens="opens it" />
      <ul ref={list} aria-label="Waiting" className="flex flex-col gap-3">
        {kinds.map(({ kind, figure }) => (
          <WaitingRow key={kind} kind={kind} figure={figure} />
        ))}
      </ul>
    </>
  );
}
