import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Member } from '@ribbon/domain/accounts';
import { addDays } from '@ribbon/domain/calendar';
import {
  CALENDAR_WEEKS,
  type ProgressRange,
  RECENT_SESSIONS,
  type TrainingCard,
  type TrainingOverview,
  type TrainingProgress,
  firstDayOf,
  mondayOf,
} from '@ribbon/domain/training';
import { type Kysely, sql } from 'kysely';
import { careFor } from '../care/training.care.service.ts';
import { careStore } from '../care/training.care.store.ts';
import { ownReader, sessionReading } from '../sessions/training.sessions.read.service.ts';
import { todayOf } from '../training.days.rules.ts';
import { progressOf } from './training.progress.rules.ts';
import { overviewFigures } from './training.overview.store.ts';
import { progressFacts } from './training.progress.store.ts';

/** Before anybody logged anything. */
const EVER = '1900-01-01';

export type ProgressService = ReturnType<typeof progressService>;

/** The actor's own training in figures. */
export function progressService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const page = (actor: Member, limit: number, day?: string) =>
    sessionReading.page(db, ownReader(actor.id), {
      userId: actor.id,
      limit,
      ...(day !== undefined && { where: sql`session.session_date = ${day}::date` }),
    });

  return {
    async overview(actor: Member, clientToday: string | undefined): Promise<TrainingOverview> {
      const now = clock();
      const today = todayOf(clientToday, now);
      const person = { id: actor.id, age: await careStore.age(db, actor.id, now) };
      const [figures, recent, lastWeek, care] = await Promise.all([
        overviewFigures(db, actor.id, today),
        page(actor, RECENT_SESSIONS),
        page(actor, 1, addDays(today, -7)),
        careFor(db, person, today),
      ]);
      return {
        today,
        ...figures,
        recent: recent.sessions,
        last: recent.sessions[0] ?? null,
        sameDayLastWeek: lastWeek.sessions[0] ?? null,
        care,
      };
    },

    async progress(
      actor: Member,
      { range, today: clientToday }: { range: ProgressRange; today?: string | undefined },
    ): Promise<TrainingProgress> {
      const today = todayOf(clientToday, clock());
      const window = {
        userId: actor.id,
        from: firstDayOf(range, today) ?? EVER,
        // People further east may have logged tomorrow.
        to: addDays(today, 1),
        unit: range === 'all' ? ('month' as const) : ('week' as const),
        daysFrom: addDays(mondayOf(today), -(CALENDAR_WEEKS - 1) * 7),
      };
      return progressOf(range, window, await progressFacts(db, window));
    },

    async card(actor: Member): Promise<TrainingCard> {
      const [latest] = (await page(actor, 1)).sessions;
      return {
        activities: await sessionReading.count(db, actor.id),
        latest: latest
          ? {
              date: latest.date,
              minutes: latest.minutes,
              type: latest.type,
              apparatus: latest.apparatus,
            }
          : null,
      };
    },
  };
}
