import { daysAway } from '#lib/format.ts';
import { useTitle } from '#lib/title.ts';
import { ErrorState, Page, SelectField, StatTile, StatTiles, Tabs } from '#ui';
import {
  QUEUE_KIND_LABELS,
  QUEUE_REASON_LABELS,
  QueueKind,
  QueueReason,
  QueueState,
} from '@ribbon/domain/moderation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueueList } from './QueueList.tsx';
import { queueCountsQuery } from './queue.queries.ts';

const NO_FILTER = { kind: '', reason: '' };

/** What a person has to look at before, or soon after, others see it. */
export function QueueScreen() {
  useTitle('Held for Review');
  const [state, setState] = useState<QueueState>('waiting');
  const [filter, setFilter] = useState(NO_FILTER);
  const { data: counts } = useQuery(queueCountsQuery);
  const panel = (
    <div className="flex flex-col gap-6">
      <Filters filter={filter} onChange={setFilter} />
      <QueueList
        key={state}
        state={state}
        narrowing={{
          kind: QueueKind.safeParse(filter.kind).data,
          reason: QueueReason.safeParse(filter.reason).data,
        }}
        onClear={() => setFilter(NO_FILTER)}
      />
    </div>
  );
  return (
    <Page
      title="Held for Review"
      width="wide"
      intro="Pictures, videos and comments that a person has to look at. What is most urgent comes first."
    >
      <Counters />
      <Tabs
        label="What to show"
        value={state}
        onValueChange={(next) => setState(QueueState.parse(next))}
        items={[
          { value: 'waiting', label: 'Waiting', count: counts?.waiting, panel },
          { value: 'decided', label: 'Decided', panel },
        ]}
      />
    </Page>
  );
}

function Counters() {
  const { data: counts, isLoadingError, isFetching, refetch } = useQuery(queueCountsQuery);
  if (isLoadingError) {
    return (
      <ErrorState
        title="The counters could not be loaded"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <StatTiles>
      <StatTile
        label="Waiting"
        value={counts?.waiting ?? '…'}
        note={counts?.oldestAt && `The oldest came ${daysAway(counts.oldestAt)}`}
      />
      <StatTile label="A child may be at risk" value={counts?.atRisk ?? '…'} />
      <StatTile label="Shared by minors" value={counts?.ofMinors ?? '…'} />
      <StatTile label="Decided in 7 days" value={counts?.decidedThisWeek ?? '…'} />
    </StatTiles>
  );
}

function Filters({
  filter,
  onChange,
}: {
  filter: typeof NO_FILTER;
  onChange: (filter: typeof NO_FILTER) => void;
}) {
  const set = (name: keyof typeof NO_FILTER) => (event: { target: { value: string } }) =>
    onChange({ ...filter, [name]: event.target.value });
  return (
    <search className="grid grid-cols-2 gap-4 lg:max-w-2xl">
      <SelectField
        label="Kind"
        placeholder="Everything"
        options={QueueKind.options.map((value) => ({ value, label: QUEUE_KIND_LABELS[value] }))}
        value={filter.kind}
        onChange={set('kind')}
      />
      <SelectField
        label="Why it is here"
        placeholder="Any reason"
        options={QueueReason.options.map((value) => ({ value, label: QUEUE_REASON_LABELS[value] }))}
        value={filter.reason}
        onChange={set('reason')}
      />
    </search>
  );
}
