import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { inLanguage } from '#platform/language/reader';
import type { Mailbox } from '#platform/mail/emails';
import type { Mailer } from '#platform/mail/mailer';
import {
  type Delivered,
  type EventName,
  type EventOf,
  type Subscriber,
  subscriber,
} from '#platform/outbox/domain-events';
import type { NotificationType } from '@ribbon/domain/notifications';
import type { Settings } from '@ribbon/domain/settings';
import type { Kysely } from 'kysely';
import { type OwnEmail, inWordsOf, layOut } from './email.layout.format.ts';
import type { MailPace } from './email.pace.service.ts';
import { type AddressRefusals, isRefusedForGood } from './email.refusals.service.ts';
import { emailStore } from '../email.store.ts';

export interface SenderNeeds {
  db: Kysely<DB>;
  clock: Clock;
  mailer: Mailer;
  settings: { read(): Promise<Settings> };
  config: Pick<Config, 'publicUrl'>;
  pace: MailPace;
  refusals: AddressRefusals;
}

/** Which email of which delivery this is: sent once, however often the delivery is tried. */
export interface Occasion {
  outboxId: number;
  emailKey: string;
}

interface Envelope {
  to: Mailbox;
  event: EventName;
  /** The name the event log knows the email by. */
  template: string;
  /** The kind of notification it tells, where it tells one. */
  kind?: NotificationType | undefined;
  /** Proves that an address can be read: it goes to one that has refused mail, too. */
  isProof?: boolean;
  occasion: Occasion;
}

/**
 * Sends an email in the platform's name and notes that it went, without its words and links. One
 * that tells a notification goes when its reader wants it, or not at all.
 */
export const emailSender =
  ({ db, clock, mailer, settings, config, pace, refusals }: SenderNeeds) =>
  async (
    { to, event, template, kind, isProof = false, occasion }: Envelope,
    write: (platformName: string) => OwnEmail,
  ): Promise<void> => {
    if (!isProof && (await refusals.isRefused(to.email))) return undefined;
    const { platformName } = await settings.read();
    const language = to.language ?? 'en';
    const written = () => inLanguage(language, () => inWordsOf(write(platformName)));

    async function dispatch(content: OwnEmail): Promise<void> {
      try {
        await mailer.send({
          to: to.email,
          ...inLanguage(language, () => layOut(platformName, content)),
        });
      } catch (error) {
        if (!isRefusedForGood(error)) throw error;
        return refusals.note(to, { event, template });
      }
      const sent = { event, template, userId: to.id ?? null, at: clock() };
      await emailStore.insertLog(db, { ...sent, ...occasion });
    }

    if (kind === undefined || to.id === undefined) return dispatch(written());
    const line = { userId: to.id, type: kind };
    const turn = await pace.nextSendTime(line);
    if (turn === 'never') return undefined;
    const href = `${config.publicUrl}/account#notifications`;
    const content = { ...written(), settings: href };
    if (turn !== 'now') return pace.hold(line, { event, template, content, dueAt: turn, occasion });
    try {
      return await dispatch({ ...content, stop: pace.stopLink(line) });
    } catch (error) {
      await pace.giveBack(line);
      throw error;
    }
  };

/** Subscribes the mail slice to an event. */
export const on = <Name extends EventName>(
  event: Name,
  receive: (payload: EventOf<Name>, delivery: Delivered) => Promise<void>,
): Subscriber => subscriber('email', event, receive);
