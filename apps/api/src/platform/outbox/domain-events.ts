import type { DB } from '#db/schema.generated';
import { domainEvents as eventSchemas } from '@ribbon/domain/contract';
import { type Language, currentReader } from '@ribbon/domain/kernel';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type * as z from 'zod';

export type EventName = keyof typeof eventSchemas;
export type EventOf<Name extends EventName> = z.infer<(typeof eventSchemas)[Name]>;

export interface Subscriber {
  readonly name: string;
  readonly event: EventName;
  readonly receive: (payload: unknown, delivery: Delivered) => Promise<void>;
  /** Takes several deliveries at once, all or none; without it they are received one by one. */
  readonly receiveAll?: (arrived: readonly Arrival<unknown>[]) => Promise<void>;
}

export interface Arrival<Payload> {
  readonly payload: Payload;
  readonly delivery: Delivered;
}

/** A delivery that is tried again keeps its number: what was done once can be known by it. */
export interface Delivered {
  readonly id: number;
  /** This one included. */
  readonly attempts: number;
  /** The language of the person who caused it. */
  readonly language: Language;
}

/** A subscriber's name identifies its deliveries: each one succeeds or is retried on its own. */
export const subscriber = <Name extends EventName>(
  name: string,
  event: Name,
  receive: (payload: EventOf<Name>, delivery: Delivered) => Promise<void>,
): Subscriber => ({
  name,
  event,
  receive: (payload, delivery) =>
    receive(eventSchemas[event].parse(payload) as EventOf<Name>, delivery),
});

/** The same for what is cheaper to do for many events together. */
export function subscriberToMany<Name extends EventName>(
  name: string,
  event: Name,
  receiveAll: (arrived: readonly Arrival<EventOf<Name>>[]) => Promise<void>,
): Subscriber {
  const all = (arrived: readonly Arrival<unknown>[]) =>
    receiveAll(
      arrived.map(({ payload, delivery }) => ({
        payload: eventSchemas[event].parse(payload) as EventOf<Name>,
        delivery,
      })),
    );
  const receive: Subscriber['receive'] = (payload, delivery) => all([{ payload, delivery }]);
  return { name, event, receive, receiveAll: all };
}

/** The channel that wakes the worker. */
export const OUTBOX_CHANNEL = 'ribbon_outbox';

/**
 * The outbox: an event is a row written in the transaction of what happened, one for each
 * subscriber, so that it is delivered if and only if that transaction was committed.
 */
export function outbox() {
  const subscribers: Subscriber[] = [];

  function publication<Name extends EventName>(
    event: Name,
    payload: EventOf<Name>,
    { from }: { from?: Date } = {},
  ): RawBuilder<unknown> | undefined {
    const listening = subscribers.filter((candidate) => candidate.event === event);
    if (listening.length === 0) return undefined;
    const names = listening.map(({ name }) => name);
    return sql`insert into outbox_events (event, subscriber, payload, available_at, language)
      select ${event}, subscriber, ${JSON.stringify(payload)}::jsonb, coalesce(${from ?? null}::timestamptz, now()),
        ${currentReader().language}
      from unnest(${names}::text[]) as listening(subscriber)
      returning pg_notify(${OUTBOX_CHANNEL}, '')`;
  }

  return {
    subscribers,
    subscribe: (...added: Subscriber[]) => void subscribers.push(...added),
    /**
     * The statement that writes an event, one row for each subscriber, and wakes the worker with
     * its commit; for callers that run it together with another statement. Undefined when nobody
     * listens.
     */
    publication,

    /** Delivered at once, or from the given moment on. */
    async publish<Name extends EventName>(
      tx: Kysely<DB>,
      event: Name,
      payload: EventOf<Name>,
      moment: { from?: Date } = {},
    ) {
      await publication(event, payload, moment)?.execute(tx);
    },
  };
}

export type DomainEvents = ReturnType<typeof outbox>;

/** Rings other connections when, and only when, the transaction commits. */
export async function notify(tx: Kysely<DB>, channel: string, payload: string): Promise<void> {
  await tx
    .selectNoFrom((eb) => eb.fn('pg_notify', [eb.val(channel), eb.val(payload)]).as('sent'))
    .execute();
}
