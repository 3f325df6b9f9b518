import type { DB } from '#db/schema.generated';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { reveal } from '#platform/http/guards';
import type { UserId } from '@ribbon/domain/accounts';
import { type AnswerStatus, type EventId, calendarFaults } from '@ribbon/domain/calendar';
import type { Kysely } from 'kysely';
import { type LockedEvent, answerStore } from './calendar.answers.store.ts';

interface Wish {
  userId: UserId;
  going: boolean;
  by: UserId;
  at: Date;
}

export type CapacityAllocation = ReturnType<typeof capacityAllocation>;

/** Gives out places and keeps the queue. Everything here happens under the event's lock. */
export function capacityAllocation({ domainEvents }: { domainEvents: DomainEvents }) {
  /** Locks the event; refused when it can no longer be answered. */
  async function lockOpen(tx: Kysely<DB>, eventId: EventId, now: Date): Promise<LockedEvent> {
    const event = reveal(await answerStore.lockEvent(tx, eventId));
    if (event.status === 'cancelled') throw calendarFaults.isCancelled();
    if (event.startsAt <= now) throw calendarFaults.hasBegun();
    return event;
  }

  /** Gives free places to the people waiting, first come first served, and returns who moved up. */
  async function fill(tx: Kysely<DB>, event: LockedEvent, at: Date): Promise<UserId[]> {
    const free = event.capacity === null ? null : event.capacity - event.going;
    if (free !== null && free <= 0) return [];
    const moved = await answerStore.moveUp(tx, event.id, free, at);
    event.going += moved.length;
    for (const userId of moved) {
      await domainEvents.publish(tx, 'club.event.place_freed', { userId, eventIds: [event.id] });
    }
    return moved;
  }

  /** Gives a place, a place on the waiting list, or takes it back. Says who moved up by that. */
  async function settle(
    tx: Kysely<DB>,
    event: LockedEvent,
    { userId, going, by, at }: Wish,
  ): Promise<UserId[]> {
    const current = await answerStore.find(tx, event.id, userId);
    const has = current?.status;
    const put = (status: AnswerStatus) =>
      answerStore.put(tx, { eventId: event.id, userId, status, by, at });
    if (!going) {
      await put('declined');
      if (has !== 'going') return [];
      event.going -= 1;
      return fill(tx, event, at);
    }
    if (has === 'going' || has === 'waiting_list') return [];
    const moved = await fill(tx, event, at);
    const isFree = event.capacity === null || event.going < event.capacity;
    await put(isFree ? 'going' : 'waiting_list');
    return moved;
  }

  /** Takes an answer out, as if it had never been given. */
  async function vacate(
    tx: Kysely<DB>,
    eventId: EventId,
    userId: UserId,
    at: Date,
  ): Promise<UserId[]> {
    if ((await answerStore.lockEvent(tx, eventId)) === undefined) return [];
    await answerStore.remove(tx, eventId, userId);
    return refill(tx, eventId, at);
  }

  async function refill(tx: Kysely<DB>, eventId: EventId, at: Date): Promise<UserId[]> {
    const event = await answerStore.lockEvent(tx, eventId);
    return event?.status === 'scheduled' && event.startsAt > at ? fill(tx, event, at) : [];
  }

  return { lockOpen, fill, settle, vacate, refill };
}
