import { addDays, clubTimeOf, daysBetween } from '@ribbon/domain/calendar';

/**
 * Which day it is where somebody is. The browser says so; what is further from ours than time zones
 * reach is not believed.
 */
export function todayOf(clientToday: string | undefined, now: Date): string {
  const own = clubTimeOf(now).day;
  return clientToday !== undefined && Math.abs(daysBetween(own, clientToday)) <= 1
    ? clientToday
    : own;
}

/** The last day on which a session can be: it has begun somewhere on earth. */
export const lastDay = (now: Date): string => addDays(now.toISOString().slice(0, 10), 1);
