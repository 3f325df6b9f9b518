import { DueClock } from '#lib/admin-list/DueClock.tsx';
import { daysAway } from '#lib/format/format.ts';
import { Badge, Card, cx } from '#ui';
import type { WaitingFigure, WaitingKind } from '@ribbon/domain/kernel';
import { caseMessages } from '@ribbon/domain/safeguarding';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { WAITING_LINKS } from './admin-start.links.texts.ts';

/** Pending items of one kind: how many, since when, until when. The whole row links to them. */
export function WaitingRow({ kind, figure }: { kind: WaitingKind; figure: WaitingFigure | null }) {
  const { title, text, icon: Icon, link } = WAITING_LINKS[kind];
  const isQuiet = figure?.count === 0;
  return (
    <li>
      <Card
        interactive
        render={<Link {...link} />}
        className={cx('flex items-center gap-4', isQuiet && 'bg-surface-sunken')}
      >
        <Icon className="size-6 shrink-0 text-brand-ink" aria-hidden />
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <span className="min-w-0 flex-1 basis-60">
            <span className="block font-semibold">{title}</span>
            <span className="block text-sm text-muted">
              {figure === null ? caseMessages.secondFactorNeeded : text}
            </span>
          </span>
          {figure && <Figure figure={figure} />}
        </span>
        <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden />
      </Card>
    </li>
  );
}

function Figure({ figure: { count, oldestAt, dueAt, overdue } }: { figure: WaitingFigure }) {
  if (count === 0) return <span className="text-sm text-muted">Nothing waiting</span>;
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm">
      <Badge tone="count">{count}</Badge>
      {/* For a single item the deadline beside it is enough. */}
      {overdue > (dueAt ? 1 : 0) && <Badge tone="danger">{overdue} overdue</Badge>}
      {dueAt ? (
        <DueClock dueAt={dueAt} />
      ) : (
        oldestAt && (
          <time dateTime={oldestAt.toISOString()} className="text-muted">
            Oldest: {daysAway(oldestAt)}
          </time>
        )
      )}
    </span>
  );
}
