import { Button, EmptyState, ErrorState, LoadMore, Loading, OutOfDate, Skeleton } from '#ui';
import type { QueueState } from '@ribbon/domain/moderation';
import { useState } from 'react';
import { DecideDialog, type Deciding } from './DecideDialog.tsx';
import { QueueCard } from './QueueCard.tsx';
import { type Narrowing, useQueue } from './queue.queries.ts';

/** What waits, most urgent first; or what was decided, newest first. */
export function QueueList({
  state,
  narrowing,
  onClear,
}: {
  state: QueueState;
  narrowing: Narrowing;
  onClear: () => void;
}) {
  const list = useQueue(state, narrowing);
  // The thing itself and not its id: another moderator may take it off the list meanwhile.
  const [deciding, setDeciding] = useState<Deciding>();
  return (
    <>
      <Loaded {...{ list, state, narrowing, onClear }} onDecide={setDeciding} />
      <DecideDialog deciding={deciding} onClose={() => setDeciding(undefined)} />
    </>
  );
}

function Loaded({
  list,
  state,
  narrowing,
  onClear,
  onDecide,
}: Parameters<typeof QueueList>[0] & {
  list: ReturnType<typeof useQueue>;
  onDecide: (deciding: Deciding) => void;
}) {
  if (list.isLoadingError) {
    return (
      <ErrorState
        title="The queue could not be loaded"
        text="Please check your connection and try again."
        pending={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.data === undefined) {
    return (
      <Loading label="Loading the queue..." className="flex flex-col gap-4">
        <Skeleton shape="block" className="h-64" />
        <Skeleton shape="block" className="h-64" />
      </Loading>
    );
  }
  const items = list.data.pages.flatMap((page) => page.items);
  return (
    <div aria-busy={list.isPlaceholderData} className="flex flex-col gap-4">
      {list.isRefetchError && <OutOfDate onRetry={() => void list.refetch()} />}
      {items.length === 0 && !list.isRefetchError && <Nothing {...{ state, narrowing, onClear }} />}
      <ul className="flex flex-col gap-4">
        {items.map((item) => (
          <QueueCard
            key={item.id}
            item={item}
            onDecide={(decision) => onDecide({ item, decision })}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          label="Load More"
          pending={list.isFetchingNextPage}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
}

function Nothing({ state, narrowing, onClear }: Parameters<typeof QueueList>[0]) {
  if (narrowing.kind !== undefined || narrowing.reason !== undefined) {
    return (
      <EmptyState
        compact
        title={state === 'waiting' ? 'Nothing of this kind is waiting' : 'Nothing of this kind'}
        action={
          <Button variant="secondary" onClick={onClear}>
            Show everything
          </Button>
        }
      />
    );
  }
  return state === 'waiting' ? (
    <EmptyState
      title="Nothing is waiting"
      text="What a person has to look at appears here by itself."
    />
  ) : (
    <EmptyState compact title="Nothing was decided yet" />
  );
}
