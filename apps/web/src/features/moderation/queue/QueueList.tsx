import { AdminList, NothingFound } from '#lib/admin-list/AdminList.tsx';
import { ListFilters } from '#lib/admin-list/ListFilters.tsx';
import { useAdminList } from '#lib/admin-list/useAdminList.ts';
import { ListKeysHint } from '#lib/list-keys/ListKeysHint.tsx';
import { useListKeys } from '#lib/list-keys/useListKeys.ts';
import { undoable, useUndoable } from '#lib/undoable/undoable.ts';
import {
  QUEUE_KIND_LABELS,
  QUEUE_REASON_LABELS,
  type QueueItem,
  QueueKind,
  QueueReason,
  type QueueState,
} from '@ribbon/domain/moderation';
import { useState } from 'react';
import { QueueCard } from './QueueCard.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { queueQuery, useDecide } from './moderation.queue.queries.ts';
import { queueFilters } from './moderation.queue.search.ts';

const KINDS = QueueKind.options.map((value) => ({ value, label: QUEUE_KIND_LABELS[value] }));
const REASONS = QueueReason.options.map((value) => ({ value, label: QUEUE_REASON_LABELS[value] }));

/** Items that need review, most urgent first; or decided ones, newest first. */
export function QueueList({ state }: { state: QueueState }) {
  const list = useAdminList({
    filters: queueFilters,
    query: (filters) => queueQuery(state, filters),
  });
  // The thing itself and not its id: another moderator may take it off the list meanwhile.
  const [rejecting, setRejecting] = useState<QueueItem>();
  const decide = useDecide();
  const decided = useUndoable(`${state} ${JSON.stringify(list.filters)}`);
  const rows = useListKeys<HTMLUListElement>('[data-entry]', undoable.undoLast);
  return (
    <div className="flex flex-col gap-6">
      <ListFilters
        list={list}
        className="grid grid-cols-2 gap-4 lg:max-w-2xl"
        choices={[
          { name: 'kind', label: 'Kind', placeholder: 'Everything', options: KINDS },
          { name: 'reason', label: 'Reason', placeholder: 'Any reason', options: REASONS },
        ]}
      />
      <AdminList
        list={list}
        rowsOf={(page) => page.items.filter(({ id }) => !decided.has(id))}
        words={{
          loading: 'Loading the queue...',
          failed: 'We couldn’t load the queue',
          more: 'Load More',
        }}
        skeleton={{ rows: 2, height: 'h-64' }}
        empty={
          <NothingFound
            list={list}
            none={
              state === 'waiting'
                ? {
                    title: 'Nothing is waiting',
                    text: 'Anything that needs a person will appear here.',
                  }
                : { compact: true, title: 'Nothing decided yet' }
            }
            noMatch={{
              title:
                state === 'waiting'
                  ? 'Nothing like this is waiting'
                  : 'Nothing like this was decided',
              showAll: 'Show everything',
            }}
          />
        }
      >
        {(items) => (
          <>
            {state === 'waiting' && <ListKeysHint decides />}
            <ul ref={rows} className="flex flex-col gap-4">
              {items.map((item) => (
                <QueueCard
                  key={item.id}
                  item={item}
                  onApprove={() => decide({ item, decision: { decision: 'approved', note: '' } })}
                  onReject={() => setRejecting(item)}
                />
              ))}
            </ul>
          </>
        )}
      </AdminList>
      <RejectDialog
        item={rejecting}
        onReject={(item, note) => {
          setRejecting(undefined);
          decide({ item, decision: { decision: 'rejected', note } });
        }}
        onClose={() => setRejecting(undefined)}
      />
    </div>
  );
}
