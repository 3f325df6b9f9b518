import { daysAway } from '#lib/format/format.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Counters, Page, Tabs } from '#ui';
import { QueueState } from '@ribbon/domain/moderation';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { QueueList } from './QueueList.tsx';
import { queueCountsQuery } from './moderation.queue.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** What a person has to look at before, or soon after, others see it. */
export function QueueScreen() {
  useTitle('Held for Review');
  const { state = 'waiting' } = useSearch({ from: '/admin/queue' });
  const navigate = useNavigate({ from: '/admin/queue' });
  const counts = useQuery(queueCountsQuery);
  const show = (next: QueueState) =>
    void navigate({
      search: (old) => ({ ...old, state: next === 'waiting' ? undefined : next }),
      replace: true,
      resetScroll: false,
    });
  // Remounted for each state, so that pending items never show as decided while those load.
  const panel = <QueueList key={state} state={state} />;
  return (
    <Page
      title="Held for Review"
      width="wide"
      intro="Pictures, videos and text that need a person. Most urgent first."
    >
      <Counters
        query={counts}
        tiles={({ waiting, oldestAt, atRisk, ofMinors, decidedThisWeek }) => [
          {
            label: 'Waiting',
            value: waiting,
            note: oldestAt && t('Oldest: {oldestAt}', { oldestAt: daysAway(oldestAt) }),
          },
          { label: 'A child may be at risk', value: atRisk },
          { label: 'Shared by minors', value: ofMinors },
          { label: 'Decided in the last 7 days', value: decidedThisWeek },
        ]}
      />
      <Tabs
        label="What to show"
        value={state}
        onValueChange={(next) => show(QueueState.parse(next))}
        items={[
          { value: 'waiting', label: 'Waiting', count: counts.data?.waiting, panel },
          { value: 'decided', label: 'Decided', panel },
        ]}
      />
    </Page>
  );
}
