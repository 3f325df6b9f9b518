import * as z from 'zod';
import { type AgeBand, isMinor } from '../accounts/index.ts';
import { HOME_ZONE, TimeZone } from '../kernel/index.ts';

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;

export const quietMessages = {
  time: 'Please choose a time',
  same: 'Please choose a different end time',
} as const;

const WallTime = z
  .string(quietMessages.time)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, quietMessages.time);

/** When nothing pops up and no email goes out; notifications meanwhile stay in the list. */
export const QuietHours = z
  .object({
    isEnabled: z.boolean(),
    from: WallTime,
    until: WallTime,
    timeZone: TimeZone,
  })
  .refine(({ from, until }) => from !== until, { path: ['until'], error: quietMessages.same });
export type QuietHours = z.infer<typeof QuietHours>;

/** Until somebody chooses: on for everybody under 18, off for adults, by the clocks where they live. */
export const defaultQuietHours = (ageBand: AgeBand, timeZone = HOME_ZONE): QuietHours => ({
  isEnabled: isMinor(ageBand),
  from: '20:00',
  until: '07:00',
  timeZone,
});

const minutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

function minuteOfDay(moment: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  });
  return minutes(clock.format(moment));
}

const after = (from: number, to: number) => (to - from + DAY_MINUTES) % DAY_MINUTES;

/** When the quiet that reigns at this moment ends; null while there is none. */
export function quietUntil(quiet: QuietHours, now: Date): Date | null {
  if (!quiet.isEnabled) return null;
  const [from, until] = [minutes(quiet.from), minutes(quiet.until)];
  const clock = minuteOfDay(now, quiet.timeZone);
  if (after(from, clock) >= after(from, until)) return null;
  const whole = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const end = whole + after(clock, until) * MINUTE_MS;
  // The night in which the clocks change is an hour longer or shorter.
  const shown = minuteOfDay(new Date(end), quiet.timeZone);
  const late = after(until, shown);
  const shift = late > DAY_MINUTES / 2 ? DAY_MINUTES - late : -late;
  return new Date(end + shift * MINUTE_MS);
}
