import { call } from '#lib/http/client.ts';
import { oneAtATime } from '#lib/offline/sending.ts';
import { waitingOf } from '#lib/offline/waiting.ts';
import { serverNow } from '#lib/http/server-clock.ts';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { type WaitingMark, markQueue } from './calendar.marks.queue.ts';

export const waitingMarks = waitingOf<WaitingMark>('mark');

/** The marks of this browser that are on their way. */
export const marks = markQueue({
  store: waitingMarks,
  send: ({ eventId, userId, attended, markedAt }) =>
    call(calendarEndpoints.mark, { params: { eventId, userId }, body: { attended, markedAt } }),
  now: () => new Date(serverNow()),
  alone: oneAtATime('ribbon-register-queue'),
});
