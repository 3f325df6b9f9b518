import { Badge, linkClass } from '#ui';
import { CLUB_APPARATUS_LABELS } from '@ribbon/domain/clubs';
import { FEELING_LABELS, type TrainingSession } from '@ribbon/domain/training';
import { Link } from '@tanstack/react-router';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { SessionComments } from '../sharing/SessionComments.tsx';
import { dayWords, duration, sessionTitle } from '../training.format.ts';
import { achievedPost } from '../training.achieved-post.texts.ts';
import { t } from '@ribbon/domain/kernel';

/** A session as the log shows it. */
export function SessionItem({
  session,
  canShare = true,
  actions,
  below,
}: {
  session: TrainingSession;
  canShare?: boolean;
  actions?: ReactNode;
  below?: ReactNode;
}) {
  const { felt } = session;
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-display text-lg font-bold wrap-anywhere">{sessionTitle(session)}</p>
          <p className="text-muted">
            <time dateTime={`${session.date}T${session.startTime}`}>
              {dayWords(session.date)}, {session.startTime}
            </time>
            {' · '}
            {duration(session.minutes)}
            {felt !== null && ` · ${FEELING_LABELS[felt]}`}
            {session.fromClub !== null && t(' · from {fromClub}', { fromClub: session.fromClub })}
          </p>
        </div>
        {actions && <div className="flex gap-1">{actions}</div>}
      </div>
      {session.apparatus.length > 1 && (
        <p className="text-sm">
          {session.apparatus
            .map((one) => `${CLUB_APPARATUS_LABELS[one.apparatus]} ${duration(one.minutes)}`)
            .join(', ')}
        </p>
      )}
      {session.elements.length > 0 && (
        <p className="text-sm wrap-anywhere">
          {session.elements
            .map(({ name, times }) => (times === 1 ? name : `${name} ×${times}`))
            .join(', ')}
        </p>
      )}
      {session.goals.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {session.goals.map(({ id, title }) => (
            <Badge key={id}>{title}</Badge>
          ))}
        </div>
      )}
      {session.achievements.map((name) => (
        <p key={name} className="flex flex-wrap items-center gap-2">
          <Trophy aria-hidden className="size-5 text-hoop" />
          <span className="wrap-anywhere">{name}</span>
          {canShare && (
            <Link to="/create-post" search={achievedPost(name)} className={linkClass}>
              Share
            </Link>
          )}
        </p>
      ))}
      {session.notes && (
        <p className="text-muted whitespace-pre-line wrap-anywhere">{session.notes}</p>
      )}
      <SessionComments comments={session.comments} />
      {below}
    </li>
  );
}
