import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { type EventName, type EventOf, type Subscriber, subscriber } from '#platform/events';
import type { Mailer } from '#platform/mailer';
import type { Settings } from '@ribbon/domain/settings';
import type { Kysely } from 'kysely';
import { type Letter, layOut } from './email.layout.ts';
import { emailStore } from './email.store.ts';

export interface PostOfficeNeeds {
  db: Kysely<DB>;
  clock: Clock;
  mailer: Mailer;
  settings: { read(): Promise<Settings> };
}

interface Envelope {
  to: string;
  event: EventName;
  /** The name of the letter, for the event log. */
  template: string;
  userId?: string;
}

export type PostOffice = ReturnType<typeof postOffice>;

/** Dresses letters, sends them and notes that they went; never what they said. */
export const postOffice = ({ db, clock, mailer, settings }: PostOfficeNeeds) => ({
  async send(envelope: Envelope, write: (platformName: string) => Letter): Promise<void> {
    const { platformName } = await settings.read();
    await mailer.send({ to: envelope.to, ...layOut(platformName, write(platformName)) });
    await emailStore.insertLog(db, {
      event: envelope.event,
      data: { template: envelope.template, links: 'hidden' },
      userId: envelope.userId ?? null,
      at: clock(),
    });
  },
});

/** Hears of an event for the mail slice. */
export const on = <Name extends EventName>(
  event: Name,
  receive: (payload: EventOf<Name>) => Promise<void>,
): Subscriber => subscriber('email', event, receive);
