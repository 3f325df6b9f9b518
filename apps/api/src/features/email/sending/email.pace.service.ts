import type { DB } from '#db/schema.generated';
import type { NotificationChoices } from '#features/notifications';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { KINDS, MAIL_PAUSE_MINUTES, quietUntil } from '@ribbon/domain/notifications';
import type { Kysely } from 'kysely';
import type { OwnEmail } from './email.layout.format.ts';
import { type Line, paceStore } from './email.pace.store.ts';
import { emailStore } from '../email.store.ts';

const PAUSE_MS = MAIL_PAUSE_MINUTES * 60_000;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  choices: Pick<NotificationChoices, 'preferencesOf' | 'stopLink'>;
}

/** When an email may go: now, not before a time, or not at all. */
type Turn = 'now' | 'never' | Date;

interface HeldMail {
  event: string;
  template: string;
  content: OwnEmail;
  dueAt: Date;
  occasion: { outboxId: number; emailKey: string };
}

export type MailPace = ReturnType<typeof mailPace>;

/** Letters that can be turned off keep to the reader's wishes and quiet hours; of a frequent kind one goes an hour. */
export function mailPace({ db, clock, domainEvents, choices }: Needs) {
  async function nextSendTime(line: Line): Promise<Turn> {
    const preferences = await choices.preferencesOf(db, line.userId);
    if (!preferences?.wants(line.type, 'email')) return 'never';
    const now = clock();
    const quietEnd = quietUntil(preferences.quietHours, now);
    if (quietEnd !== null) return quietEnd;
    if (!KINDS[line.type].isFrequent) return 'now';
    const since = new Date(now.getTime() - PAUSE_MS);
    if (await paceStore.takeTurn(db, line, { now, since })) return 'now';
    const last = await paceStore.lastTurn(db, line);
    return new Date((last ?? now).getTime() + PAUSE_MS);
  }

  const scheduleRetry = (tx: Kysely<DB>, line: Line, from: Date) =>
    domainEvents.publish(tx, 'mail.due', line, { from });

  return {
    nextSendTime,
    stopLink: ({ userId, type }: Line): string => choices.stopLink(userId, type),
    scheduleRetry,
    giveBack: (line: Line) => paceStore.giveBack(db, line),

    hold: (line: Line, { occasion, ...mail }: HeldMail) =>
      db.transaction().execute(async (tx) => {
        await emailStore.noteDone(tx, occasion.outboxId, occasion.emailKey);
        await paceStore.hold(tx, line, { ...mail, at: clock() });
        await scheduleRetry(tx, line, mail.dueAt);
      }),
  };
}
