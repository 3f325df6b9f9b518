import { wordsOfDay } from '#features/calendar';
import { Button, Heading, cx, lazily, linkClass } from '#ui';
import { CLUB_APPARATUS_LABELS, TRAINING_DAY_LABELS } from '@ribbon/domain/clubs';
import type { PlanBlock, PlanSession } from '@ribbon/domain/plans';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { timed } from './plans.blocks.rules.ts';
import type { PlanWithWeeks } from './plans.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Loaded only for people who write plans. */
const LazyBlocksDialog = lazily(
  async () => (await import('./write/BlocksDialog.tsx')).BlocksDialog,
);

/** A week of a plan; on paper each begins a page. */
export function PlanWeek({
  plan,
  week,
  number,
  firstDay,
}: {
  plan: PlanWithWeeks;
  week: PlanWithWeeks['weeks'][number];
  number: number;
  firstDay: string;
}) {
  return (
    <section className="break-after-page last:break-after-auto">
      <p className="hidden print:block">
        {plan.title} · {plan.clubName}
      </p>
      <Heading level={2}>
        Week {number}
        {week.focus !== '' && `: ${week.focus}`}
      </Heading>
      <p className="text-muted">From {wordsOfDay(firstDay)}</p>
      {week.sessions.length === 0 ? (
        <p className="mt-3">No sessions this week.</p>
      ) : (
        <ul
          className={cx(
            'mt-4 grid gap-6',
            week.sessions.length > 1 && 'lg:grid-cols-2 print:grid-cols-2',
          )}
        >
          {week.sessions.map((session, nth) => (
            <Session
              key={session.id}
              plan={plan}
              session={session}
              place={{ week: number - 1, session: nth }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function Session({
  plan,
  session,
  place,
}: {
  plan: PlanWithWeeks;
  session: PlanSession;
  place: { week: number; session: number };
}) {
  const [isChanging, setChanging] = useState(false);
  const { clubId } = plan;
  const { eventId, day, startTime, endTime, title, location, blocks } = session;
  return (
    <li className="border-t-2 border-line pt-3">
      <Heading level={3} className="wrap-anywhere">
        {eventId === null ? (
          title
        ) : (
          <Link
            to="/clubs/$clubId/events/$eventId"
            params={{ clubId, eventId }}
            className={linkClass}
          >
            {title}
          </Link>
        )}
      </Heading>
      <p className="text-muted">
        {TRAINING_DAY_LABELS[day]}, {startTime} – {endTime}
        {location !== '' && ` · ${location}`}
      </p>
      <ol className="mt-2 flex flex-col gap-1">
        {timed(blocks).map(({ from, ...block }) => (
          <Block key={from} block={block} />
        ))}
      </ol>
      {plan.canManage && plan.status === 'published' && (
        <Button
          variant="ghost"
          className="-ml-5 print:hidden"
          aria-label={t('Edit what we practise: {title}', { title })}
          onClick={() => setChanging(true)}
        >
          Edit what we practise
        </Button>
      )}
      {isChanging && (
        <LazyBlocksDialog
          plan={plan}
          session={session}
          place={place}
          onClose={() => setChanging(false)}
        />
      )}
    </li>
  );
}

function Block({ block: { title, minutes, apparatus, elements } }: { block: PlanBlock }) {
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-2">
      <span className="text-muted tabular-nums">{minutes} min</span>
      <span className="wrap-anywhere">
        {title}
        {apparatus && ` · ${CLUB_APPARATUS_LABELS[apparatus]}`}
        {elements.length > 0 && (
          <span className="block text-sm text-muted">{elements.join(', ')}</span>
        )}
      </span>
    </li>
  );
}
