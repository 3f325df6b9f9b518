import type { DB } from '#db/schema.generated';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { type Member, type UserId, isMinor } from '@ribbon/domain/accounts';
import { addDays } from '@ribbon/domain/calendar';
import { type Care, isManyHours, needsRestDay, weekOf } from '@ribbon/domain/training';
import type { Kysely } from 'kysely';
import { careStore } from './training.care.store.ts';

/** The gentle hint about the week of a day. */
export async function careFor(
  db: Kysely<DB>,
  person: { id: UserId; age: number | undefined },
  today: string,
): Promise<Care> {
  const { from, to } = weekOf(today);
  const weekAgo = addDays(today, -6);
  const days = await careStore.days(db, person.id, from < weekAgo ? from : weekAgo, to);
  const minutes = days.reduce((sum, one) => (one.day >= from ? sum + one.minutes : sum), 0);
  return {
    manyHours: isManyHours(minutes, person.age),
    restDay: needsRestDay(
      days.map(({ day }) => day),
      today,
      person.age,
    ),
  };
}

/**
 * Notifies the people who care for a young gymnast of a week with many hours: once, and only for
 * recent weeks.
 */
export async function watchWeek({
  tx,
  domainEvents,
  actor,
  day,
  now,
}: {
  tx: Kysely<DB>;
  domainEvents: DomainEvents;
  actor: Pick<Member, 'id' | 'ageBand'>;
  day: string;
  now: Date;
}): Promise<void> {
  if (!isMinor(actor.ageBand) || day < addDays(now.toISOString().slice(0, 10), -7)) return;
  const { from: week, to } = weekOf(day);
  const days = await careStore.days(tx, actor.id, week, to);
  const minutes = days.reduce((sum, one) => sum + one.minutes, 0);
  if (!isManyHours(minutes, await careStore.age(tx, actor.id, now))) return;
  const isFirst = await careStore.note(tx, { userId: actor.id, week, minutes, at: now });
  if (!isFirst) return;
  await domainEvents.publish(tx, 'training.week.full', { userId: actor.id, week });
}
