import { NextEventPart } from '#features/calendar';
import { NextCompetitionPart } from '#features/competitions-ahead';
import { useIsOnline } from '#lib/offline/useIsOnline.ts';
import { Button, EmptyState, Section, StatTile, StatTiles } from '#ui';
import { t, currentLocale } from '@ribbon/domain/kernel';
import type { TrainingOverview } from '@ribbon/domain/training';
import { CoachedClubs } from '../elements/CoachedClubs.tsx';
import { SessionItem } from '../sessions/SessionItem.tsx';
import { SharesPart } from '../sharing/SharesPart.tsx';
import { SharedLogs } from '../sharing/SharedLogs.tsx';
import { duration } from '../training.format.ts';
import { CareNotes } from './CareNotes.tsx';
import type { Me } from '@ribbon/domain/accounts';

/** The reader's training at a glance. */
export function OverviewPanel({
  me,
  overview,
  onAdd,
}: {
  me: Me;
  overview: TrainingOverview;
  onAdd: () => void;
}) {
  const { stats, recent } = overview;
  const isOnline = useIsOnline();
  return (
    <div className="flex flex-col gap-8">
      <CareNotes care={overview.care} />
      <StatTiles>
        <StatTile
          label="Sessions This Month"
          one="Session This Month"
          value={stats.sessionsThisMonth}
        />
        <StatTile
          label="Minutes Trained"
          note="this month"
          value={stats.minutesTrained.toLocaleString(currentLocale())}
        />
        <StatTile label="Active Goals" one="Active Goal" value={stats.activeGoals} />
        <StatTile
          label="Avg Progress"
          value={stats.averageProgress ? `${stats.averageProgress}%` : 0}
        />
      </StatTiles>
      <p>{weekWords(overview)}</p>
      <Section title="Recent sessions">
        {recent.length === 0 ? (
          <EmptyState
            compact
            level={3}
            title="No sessions yet"
            text="Your log shows what you’ve practised and how you’re getting on. It takes a few taps."
            action={<Button onClick={onAdd}>Log your first session</Button>}
          />
        ) : (
          <ul className="divide-y-2 divide-line">
            {recent.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
        )}
      </Section>
      {isOnline && (
        <>
          <NextEventPart />
          <NextCompetitionPart />
          <SharedLogs />
          <SharesPart userId={me.id} />
          <CoachedClubs />
        </>
      )}
    </div>
  );
}

/** This week beside the last, without a judgement. */
function weekWords({ thisWeek, lastWeek }: TrainingOverview): string {
  const part = ({ sessions, minutes }: TrainingOverview['thisWeek']) =>
    sessions === 0
      ? t('no sessions')
      : t('{sessions, plural, one {# session} other {# sessions}} ({time})', {
          sessions,
          time: duration(minutes),
        });
  return t('This week: {now}. Last week: {before}.', {
    now: part(thisWeek),
    before: part(lastWeek),
  });
}
