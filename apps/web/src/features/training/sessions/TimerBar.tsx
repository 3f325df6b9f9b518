import { Button } from '#ui';
import { type SessionDetails, SESSION_MINUTES_MAX } from '@ribbon/domain/training';
import { Play, Square } from 'lucide-react';
import { dayHere, timeHere } from '../training.format.ts';
import { blankSession } from './form/training.session.form.ts';
import { clockWords, useTimer } from './useTimer.ts';

/** Times a practice; stopped, it is a session to save. */
export function TimerBar({
  userId,
  onStopped,
}: {
  userId: string;
  onStopped: (session: SessionDetails) => void;
}) {
  const timer = useTimer(userId);
  const { startedAt, seconds } = timer;
  if (startedAt === undefined) {
    return (
      <Button variant="secondary" icon={<Play aria-hidden />} onClick={timer.start}>
        Start timer
      </Button>
    );
  }
  const stop = () => {
    const minutes = Math.min(SESSION_MINUTES_MAX, Math.max(1, Math.round(seconds / 60)));
    timer.stop();
    onStopped({
      ...blankSession(minutes),
      date: dayHere(startedAt),
      startTime: timeHere(startedAt),
    });
  };
  return (
    <div className="flex items-center gap-3 rounded-full bg-surface-sunken py-1 pr-1 pl-4">
      <span role="timer" className="font-display text-lg font-bold tabular-nums">
        {clockWords(seconds)}
      </span>
      <Button icon={<Square aria-hidden />} onClick={stop}>
        Stop and save
      </Button>
    </div>
  );
}
