import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import { type EventName, type EventOf, type Subscriber, subscriber } from '#platform/events';
import type { Mailer } from '#platform/mailer';
import type { Settings } from '@ribbon/domain/settings';
import type { Kysely } from 'kysely';
import { type Letter, layOut } from './email.layout.ts';
import { emailStore } from './email.store.ts';

export interface SenderNeeds {
  db: Kysely<DB>;
  clock: Clock;
  mailer: Mailer;
  settings: { read(): Promise<Settings> };
}

export interface Envelope<Template extends string> {
  to: string;
  event: EventName;
  /** The name the event log knows the letter by. */
  template: Template;
  userId?: string;
}

/** Sends a letter in the platform's name and notes that it went, without its words and links. */
export const letterSender =
  <Template extends string>({ db, clock, mailer, settings }: SenderNeeds) =>
  async (envelope: Envelope<Template>, write: (platformName: string) => Letter): Promise<void> => {
    const { platformName } = await settings.read();
    await mailer.send({ to: envelope.to, ...layOut(platformName, write(platformName)) });
    await emailStore.insertLog(db, {
      event: envelope.event,
      data: { template: envelope.template, links: 'hidden' },
      userId: envelope.userId ?? null,
      at: clock(),
    });
  };

/** Hears of an event for the mail slice. */
export const on = <Name extends EventName>(
  event: Name,
  receive: (payload: EventOf<Name>) => Promise<void>,
): Subscriber => subscriber('email', event, receive);
