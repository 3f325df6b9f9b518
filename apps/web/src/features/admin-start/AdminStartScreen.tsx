import { ListKeysHint } from '#lib/list-keys/ListKeysHint.tsx';
import { useListKeys } from '#lib/list-keys/useListKeys.ts';
import { useTitle } from '#lib/title.ts';
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

/** Where the work of moderators begins: what waits, of every kind. */
export function AdminStartScreen() {
  useTitle('What Waits');
  const query = useQuery(waitingQuery);
  return (
    <Page
      title="What Waits"
      intro="Everything that needs a person, the most urgent kind first. It changes by itself."
    >
      <QueryBoundary
        query={query}
        loading={
          <Loading label="Loading what waits..." className="flex flex-col gap-3">
            {WaitingKind.options.map((kind) => (
              <Skeleton key={kind} shape="block" className="h-24" />
            ))}
          </Loading>
        }
        failed={{ title: 'What waits could not be loaded', text: CHECK_CONNECTION }}
        isEmpty={isNothing}
        empty={
          <EmptyState
            title="Nothing is waiting"
            text="Every report, picture, review and request has been looked at. Thank you for looking after everybody here."
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
      <ul ref={list} aria-label="What waits" className="flex flex-col gap-3">
        {kinds.map(({ kind, figure }) => (
          <WaitingRow key={kind} kind={kind} figure={figure} />
        ))}
      </ul>
    </>
  );
}
