import { Badge } from '#ui';
import { AlarmClock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { serverNow } from '../http/server-clock.ts';
import { t } from '@ribbon/domain/kernel';

const MINUTE_MS = 60_000;

/** 25 min, 3 h 20 min, 2 days. */
function span(minutes: number): string {
  if (minutes < 60) return t('{minutes} min', { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return t('{floor} days', { floor: Math.floor(hours / 24) });
  const rest = minutes % 60;
  return rest === 0 ? `${hours} h` : t('{hours} h {rest} min', { hours, rest });
}

/** How long there is to act, in words. */
export function timeLeft(dueAt: Date, now: number): { text: string; isOverdue: boolean } {
  const ms = dueAt.getTime() - now;
  return ms > 0
    ? { text: t('{span} left', { span: span(Math.ceil(ms / MINUTE_MS)) }), isOverdue: false }
    : {
        text: t('Overdue by {span}', { span: span(Math.floor(-ms / MINUTE_MS)) }),
        isOverdue: true,
      };
}

/** The minutes until something has to be done; in red once they are over. */
export function DueClock({ dueAt }: { dueAt: Date }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  const { text, isOverdue } = timeLeft(dueAt, now);
  return (
    <Badge tone={isOverdue ? 'danger' : 'neutral'} icon={<AlarmClock aria-hidden />}>
      <time dateTime={dueAt.toISOString()}>{text}</time>
    </Badge>
  );
}
