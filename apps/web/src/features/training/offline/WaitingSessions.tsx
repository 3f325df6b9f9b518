import { Badge } from '#ui';
import { type TrainingSession, trainingMessages } from '@ribbon/domain/training';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SessionItem } from '../sessions/SessionItem.tsx';
import { goalsQuery } from '../training.queries.ts';
import type { WaitingSession } from './training.sessions.queue.ts';
import { shownAs } from './training.waiting.queries.ts';

/** What was written here and is not sent yet, above the log. */
export function WaitingSessions({
  waiting,
  actions,
}: {
  waiting: readonly WaitingSession[];
  actions: (session: TrainingSession) => ReactNode;
}) {
  const goals = useQuery(goalsQuery).data ?? [];
  const shown = waiting.flatMap((one) => {
    const session = shownAs(one, goals);
    return session ? [{ session, isRefused: one.isRefused === true }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="divide-y-2 divide-line border-b-2 border-line" aria-label="Not sent yet">
      {shown.map(({ session, isRefused }) => (
        <SessionItem
          key={session.id}
          session={session}
          canShare={false}
          actions={actions(session)}
          below={
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone="caution">{isRefused ? 'Not sent' : trainingMessages.waiting}</Badge>
              {isRefused && (
                <p className="text-sm text-muted">
                  Something in it needs changing. Please edit it and save it again.
                </p>
              )}
            </div>
          }
        />
      ))}
    </ul>
  );
}
