import { offline } from '#lib/offline/offline.ts';
import { useMe } from '#lib/session/session.ts';
import { useTitle } from '#lib/navigation/title.ts';
import { Button, CHECK_CONNECTION, Page, QueryBoundary, Tabs } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import type { SessionDetails, TrainingGoal, TrainingOverview } from '@ribbon/domain/training';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, Zap } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { GoalDialog } from './goals/GoalDialog.tsx';
import { GoalsPanel } from './goals/GoalsPanel.tsx';
import { OfflineNotice } from './offline/OfflineNotice.tsx';
import { newSessionId } from './offline/training.queue.ts';
import { OverviewPanel } from './overview/OverviewPanel.tsx';
import { QuickAddSheet } from './sessions/QuickAddSheet.tsx';
import { SessionDialog } from './sessions/form/SessionDialog.tsx';
import { SessionsPanel } from './sessions/SessionsPanel.tsx';
import { type Editing, againToday, blankSession } from './sessions/form/training.session.form.ts';
import { TimerBar } from './sessions/TimerBar.tsx';
import { TrainingLoading } from './TrainingLoading.tsx';
import { dateOf } from './training.format.ts';
import { overviewQuery } from './training.queries.ts';
import type { TrainingTab } from './training.search.ts';
import { currentLocale } from '@ribbon/domain/kernel';

/** Charts are a chunk of their own, so that other tabs do not load them. */
const ProgressPanel = lazy(() =>
  import('./progress/ProgressPanel.tsx').then((file) => ({ default: file.ProgressPanel })),
);

export function TrainingScreen() {
  useTitle('My Training');
  const me = useMe();
  return me ? <Training me={me} /> : null;
}

function Training({ me }: { me: Me }) {
  // At once, so that what this screen reads is kept.
  useEffect(() => void offline.keep(me), [me]);
  const { tab = 'overview' } = useSearch({ from: '/training' });
  const navigate = useNavigate({ from: '/training' });
  const overview = useQuery(overviewQuery);
  const [editing, setEditing] = useState<Editing>();
  const [isQuick, setQuick] = useState(false);
  const [goal, setGoal] = useState<{ goal?: TrainingGoal }>();
  const add = (details: SessionDetails) => setEditing({ id: newSessionId(), isNew: true, details });
  const show = (next: string) =>
    void navigate({
      search: next === 'overview' ? {} : { tab: next as TrainingTab },
      replace: true,
      resetScroll: false,
    });
  return (
    <Page
      title="My Training"
      actions={
        <Button icon={<Zap aria-hidden />} onClick={() => setQuick(true)}>
          Quick add
        </Button>
      }
    >
      <OfflineNotice />
      {/* One line on a phone: what comes later moves nothing. */}
      <div className="scrollbar-none -mx-4 flex items-center gap-2 overflow-x-auto px-4 whitespace-nowrap sm:mx-0 sm:flex-wrap sm:px-0 [&>*]:shrink-0">
        <TimerBar userId={me.id} onStopped={add} />
        <RepeatSessionButtons overview={overview.data} onAdd={add} />
      </div>
      <Tabs
        label="My training"
        value={tab}
        onValueChange={show}
        items={[
          {
            value: 'overview',
            label: 'Overview',
            panel: (
              <QueryBoundary
                query={overview}
                failed={{ title: 'We couldn’t load your training', text: CHECK_CONNECTION }}
                loading={<TrainingLoading />}
              >
                {(data) => (
                  <OverviewPanel me={me} overview={data} onAdd={() => add(blankSession())} />
                )}
              </QueryBoundary>
            ),
          },
          {
            value: 'sessions',
            label: 'Sessions',
            panel: (
              <div className="flex flex-col items-start gap-4 [&>*]:w-full">
                <div>
                  <Button icon={<Plus aria-hidden />} onClick={() => add(blankSession())}>
                    Add Session
                  </Button>
                </div>
                <SessionsPanel onEdit={setEditing} />
              </div>
            ),
          },
          {
            value: 'goals',
            label: 'Goals',
            panel: (
              <div className="flex flex-col gap-4">
                <div>
                  <Button icon={<Plus aria-hidden />} onClick={() => setGoal({})}>
                    Add Goal
                  </Button>
                </div>
                <GoalsPanel onEdit={(one) => setGoal({ goal: one })} />
              </div>
            ),
          },
          {
            value: 'progress',
            label: 'Progress',
            panel: (
              <Suspense fallback={<TrainingLoading />}>
                <ProgressPanel />
              </Suspense>
            ),
          },
        ]}
      />
      <SessionDialog editing={editing} onClose={() => setEditing(undefined)} />
      <QuickAddSheet open={isQuick} onOpenChange={setQuick} last={overview.data?.last ?? null} />
      <GoalDialog
        goal={goal?.goal}
        open={goal !== undefined}
        onOpenChange={(open) => !open && setGoal(undefined)}
      />
    </Page>
  );
}

/** Practices that were like this one. */
function RepeatSessionButtons({
  overview,
  onAdd,
}: {
  overview: TrainingOverview | undefined;
  onAdd: (details: SessionDetails) => void;
}) {
  const { last = null, sameDayLastWeek: week = null } = overview ?? {};
  return (
    <>
      {last && (
        <Button variant="ghost" onClick={() => onAdd(againToday(last))}>
          Same as last time
        </Button>
      )}
      {week && (
        <Button variant="ghost" onClick={() => onAdd(againToday(week))}>
          Same as last {dateOf(week.date).toLocaleDateString(currentLocale(), { weekday: 'long' })}
        </Button>
      )}
    </>
  );
}
