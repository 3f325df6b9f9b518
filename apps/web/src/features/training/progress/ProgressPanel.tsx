import { CHECK_CONNECTION, linkClass, QueryBoundary, Section } from '#ui';
import {
  FEELING_LABELS,
  type Feeling,
  PROGRESS_RANGE_LABELS,
  ProgressRange,
  SESSION_TYPE_LABELS,
  type TrainingProgress,
} from '@ribbon/domain/training';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { achievedPost } from '../training.achieved-post.texts.ts';
import { Chips } from '../sessions/form/Chips.tsx';
import { TrainingLoading } from '../TrainingLoading.tsx';
import { dayWords } from '../training.format.ts';
import { progressQuery } from '../training.queries.ts';
import { BarList } from './BarList.tsx';
import { ChartFrame } from '#lib/charts/ChartFrame.tsx';
import { DaysChart } from './DaysChart.tsx';
import { GoalsChart } from './GoalsChart.tsx';
import { MinutesChart } from './MinutesChart.tsx';

const RANGES = ProgressRange.options.map((value) => ({
  value,
  label: PROGRESS_RANGE_LABELS[value],
}));

/** The reader's training in charts, and their latest achievements. */
export function ProgressPanel() {
  const [range, setRange] = useState<ProgressRange>('3m');
  return (
    <div className="flex flex-col gap-8">
      <Chips label="Show" options={RANGES} chosen={[range]} onToggle={setRange} />
      <QueryBoundary
        query={useQuery(progressQuery(range))}
        failed={{ title: 'We couldn’t load your progress', text: CHECK_CONNECTION }}
        loading={<TrainingLoading />}
      >
        {(progress) => (
          <>
            <MinutesChart progress={progress} />
            <div className="grid gap-8 lg:grid-cols-2">
              <TypesChart progress={progress} />
              <FeltChart progress={progress} />
            </div>
            <GoalsChart progress={progress} />
            <DaysChart progress={progress} />
            <Achievements progress={progress} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function TypesChart({ progress: { types, sessions } }: { progress: TrainingProgress }) {
  const rows = types.map((one) => ({ label: SESSION_TYPE_LABELS[one.type], value: one.sessions }));
  return (
    <ChartFrame
      title="Sessions by type"
      file="sessions-by-type"
      isEmpty={sessions === 0}
      table={{
        columns: ['Type', 'Sessions', 'Minutes'],
        rows: types.map((one) => [SESSION_TYPE_LABELS[one.type], one.sessions, one.minutes]),
      }}
    >
      <BarList rows={rows} />
    </ChartFrame>
  );
}

function FeltChart({ progress: { felt } }: { progress: TrainingProgress }) {
  const rows = felt.map((one) => ({
    label: FEELING_LABELS[one.felt as Feeling],
    value: one.sessions,
    colour: 'var(--clubs)',
  }));
  return (
    <ChartFrame
      title="How it felt"
      file="how-it-felt"
      isEmpty={rows.every(({ value }) => value === 0)}
      table={{
        columns: ['Feeling', 'Sessions'],
        rows: rows.map(({ label, value }) => [label, value]),
      }}
    >
      <BarList rows={rows} />
    </ChartFrame>
  );
}

function Achievements({ progress: { achievements } }: { progress: TrainingProgress }) {
  return (
    <Section title="Recent achievements">
      {achievements.length === 0 ? (
        <p className="text-muted">Goals you reach and achievements you write down appear here.</p>
      ) : (
        <ul className="flex flex-col divide-y-2 divide-line">
          {achievements.map(({ name, day, goalId }) => (
            <li key={`${goalId} ${day} ${name}`} className="flex flex-wrap gap-x-3 py-2">
              <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
              <span className="text-muted">{dayWords(day)}</span>
              <Link to="/create-post" search={achievedPost(name)} className={linkClass}>
                Share as a post
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
