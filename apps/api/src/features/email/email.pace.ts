import type { DB } from '#db/schema.generated';
import type { NotificationChoices } from '#features/notifications';
import type { Clock } from '#platform/clock';
import type { DomainEvents, Subscriber } from '#platform/outbox/domain-events';
import type { UserId } from '@ribbon/domain/accounts';
import {
  KINDS,
  MAIL_PAUSE_MINUTES,
  type NotificationType,
  quietUntil,
} from '@ribbon/domain/notifications';
import type { Kysely } from 'kysely';
import type { OwnLetter } from './email.layout.ts';
import { type Line, paceStore } from './email.pace.store.ts';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';

const PAUSE_MS = MAIL_PAUSE_MINUTES * 60_000;

/** The letters that tell what a notification tells: their reader may not want them, or not now. */
const KIND_OF: Readonly<Record<string, NotificationType>> = {
  friend_request: 'friend_request',
  friend_accepted: 'friend_accepted',
  child_friend_request: 'child_friend_request',
  club_membership_requested: 'club_join_request',
  club_membership_approved: 'club_join_approved',
  child_membership_approved: 'club_join_approved',
  club_membership_declined: 'club_join_declined',
  child_membership_declined: 'club_join_declined',
  event_cancelled: 'event_cancelled',
  event_moved: 'event_moved',
  event_place_freed: 'event_place_freed',
  review_decided: 'review_decided',
  review_removed: 'review_decided',
  decision_needed: 'family_decision_needed',
};

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  choices: Pick<NotificationChoices, 'wishesOf' | 'stopLink'>;
}

/** When a letter may go: now, not before a moment, or not at all. */
type Turn = 'now' | 'never' | Date;

export type MailPace = ReturnType<typeof mailPace>;

/** Letters that can be turned off keep to the reader's wishes and quiet hours; of a frequent kind one goes an hour. */
export function mailPace({ db, clock, domainEvents, choices }: Needs) {
  async function turnOf(line: Line): Promise<Turn> {
    const wishes = await choices.wishesOf(db, line.userId as UserId);
    if (!wishes?.wants(line.type, 'email')) return 'never';
    const now = clock();
    const quietEnd = quietUntil(wishes.quietHours, now);
    if (quietEnd !== null) return quietEnd;
    if (!KINDS[line.type].isFrequent) return 'now';
    const since = new Date(now.getTime() - PAUSE_MS);
    if (await paceStore.takeTurn(db, line, { now, since })) return 'now';
    const last = await paceStore.lastTurn(db, line);
    return new Date((last ?? now).getTime() + PAUSE_MS);
  }

  const comeBack = (tx: Kysely<DB>, { userId, type }: Line, from: Date) =>
    domainEvents.publish(tx, 'mail.due', { userId: userId as UserId, type }, { from });

  return {
    kindOf: (template: string): NotificationType | undefined => KIND_OF[template],
    turnOf,
    stopLink: ({ userId, type }: Line): string => choices.stopLink(userId, type),
    comeBack,
    giveBack: (line: Line) => paceStore.giveBack(db, line),

    hold: (line: Line, mail: { event: string; template: string; letter: OwnLetter; dueAt: Date }) =>
      db.transaction().execute(async (tx) => {
        await paceStore.hold(tx, line, { ...mail, at: clock() });
        await comeBack(tx, line, mail.dueAt);
      }),
  };
}

/** Sends what waited: as it was written, or several of a kind as one. */
export function waitingMails(needs: SenderNeeds): Subscriber[] {
  const { db, pace } = needs;
  const send = letterSender<'waited' | 'several'>(needs);
  return [
    on('mail.due', async ({ userId, type }) => {
      const line = { userId, type };
      const mails = await paceStore.waiting(db, line);
      const to = await paceStore.address(db, userId);
      const [first] = mails;
      if (first === undefined || to === undefined) return;
      const turn = await pace.turnOf(line);
      if (turn === 'never') return paceStore.remove(db, mails);
      if (turn !== 'now') return pace.comeBack(db, line, turn);
      const template = mails.length === 1 ? 'waited' : 'several';
      const stop = pace.stopLink(line);
      try {
        await send({ to, event: 'mail.due', template, userId }, () => ({
          ...(mails.length === 1
            ? first.letter
            : several(
                type,
                mails.map(({ letter }) => letter),
                `${needs.config.publicUrl}/notifications`,
              )),
          stop,
        }));
      } catch (error) {
        await pace.giveBack(line);
        throw error;
      }
      await paceStore.remove(db, mails);
    }),
  ];
}

function several(type: NotificationType, letters: readonly OwnLetter[], list: string): OwnLetter {
  const [first] = letters;
  return {
    subject: `${letters.length} times: ${KINDS[type].label}`,
    preview: first?.subject ?? '',
    greeting: 'What happened meanwhile',
    paragraphs: letters.map(({ subject }) => subject),
    button: { label: 'Open my notifications', href: list },
    ...(first?.settings && { settings: first.settings }),
  };
}
