import type { DB } from '#db/schema.generated';
import type { Attempts } from '#platform/attempts';
import type { Clock } from '#platform/clock';
import {
  type EventName,
  type EventOf,
  type Subscriber,
  subscriber,
} from '#platform/outbox/domain-events';
import type { Mailer } from '#platform/mail/mailer';
import type { Settings } from '@ribbon/domain/settings';
import type { Kysely } from 'kysely';
import type { Config } from '#platform/config/config';
import type { NotificationType } from '@ribbon/domain/notifications';
import { type OwnLetter, layOut } from './email.layout.ts';
import type { MailPace } from './email.pace.ts';
import { emailStore } from './email.store.ts';

export interface SenderNeeds {
  db: Kysely<DB>;
  clock: Clock;
  mailer: Mailer;
  settings: { read(): Promise<Settings> };
  config: Pick<Config, 'publicUrl'>;
  pace: MailPace;
  /** Bounds what strangers can have sent to one mailbox; asked before a link is made. */
  attempts: Pick<Attempts, 'admits'>;
}

export interface Envelope<Template extends string> {
  to: string;
  event: EventName;
  /** The name the event log knows the letter by. */
  template: Template;
  userId?: string;
  /** The kind of notification it tells, where the letter itself does not say so. */
  type?: NotificationType;
}

/**
 * Sends a letter in the platform's name and notes that it went, without its words and links. One
 * that tells a notification goes when its reader wants it, or not at all.
 */
export const letterSender =
  <Template extends string>({ db, clock, mailer, settings, config, pace }: SenderNeeds) =>
  async (
    envelope: Envelope<Template>,
    write: (platformName: string) => OwnLetter,
  ): Promise<void> => {
    const { platformName } = await settings.read();
    const { to, event, template, userId } = envelope;

    async function dispatch(letter: OwnLetter): Promise<void> {
      await mailer.send({ to, ...layOut(platformName, letter) });
      await emailStore.insertLog(db, {
        event,
        data: { template, links: 'hidden' },
        userId: userId ?? null,
        at: clock(),
      });
    }

    const type = envelope.type ?? pace.kindOf(template);
    if (type === undefined || userId === undefined) return dispatch(write(platformName));
    const line = { userId, type };
    const turn = await pace.turnOf(line);
    if (turn === 'never') return undefined;
    const href = `${config.publicUrl}/account#notifications`;
    const letter = { ...write(platformName), settings: href };
    if (turn !== 'now') return pace.hold(line, { event, template, letter, dueAt: turn });
    try {
      return await dispatch({ ...letter, stop: pace.stopLink(line) });
    } catch (error) {
      await pace.giveBack(line);
      throw error;
    }
  };

/** Hears of an event for the mail slice. */
export const on = <Name extends EventName>(
  event: Name,
  receive: (payload: EventOf<Name>) => Promise<void>,
): Subscriber => subscriber('email', event, receive);
