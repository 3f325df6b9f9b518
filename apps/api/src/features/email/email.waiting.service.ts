import { peopleIn } from '#db/people/people';
import { hasAddress } from '#platform/mail/emails';
import type { Subscriber } from '#platform/outbox/domain-events';
import type { OwnEmail } from './sending/email.layout.format.ts';
import { paceStore } from './sending/email.pace.store.ts';
import { type SenderNeeds, emailSender, on } from './sending/email.sender.service.ts';
import { t } from '@ribbon/domain/kernel';

/** Sends what waited: as it was written, or several of a kind as one. */
export function waitingMails(needs: SenderNeeds): Subscriber[] {
  const { db, clock, pace } = needs;
  const send = emailSender(needs);
  return [
    on('mail.due', async ({ userId, type }, { id: outboxId }) => {
      const line = { userId, type };
      const mails = await paceStore.waiting(db, line);
      const to = await peopleIn(db, clock()).person(userId);
      const [first] = mails;
      if (first === undefined || to === undefined) return;
      if (!hasAddress(to)) return paceStore.remove(db, mails);
      const turn = await pace.nextSendTime(line);
      if (turn === 'never') return paceStore.remove(db, mails);
      if (turn !== 'now') return pace.scheduleRetry(db, line, turn);
      const template = mails.length === 1 ? 'waited' : 'several';
      const stop = pace.stopLink(line);
      try {
        const occasion = { outboxId, emailKey: template };
        await send({ to, event: 'mail.due', template, occasion }, () => ({
          ...(mails.length === 1
            ? first.content
            : several(
                mails.map(({ content }) => content),
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

/** Several of a kind as one. */
export function several(emails: readonly OwnEmail[], list: string): OwnEmail {
  const [first] = emails;
  return {
    subject: t('{subject} (and {count, number} more)', {
      subject: first?.subject ?? '',
      count: emails.length - 1,
    }),
    preview: t('{count, plural, one {# new notification} other {# new notifications}}.', {
      count: emails.length,
    }),
    greeting: t('While you were away'),
    paragraphs: emails.map(({ subject }) => subject),
    button: { label: t('Open my notifications'), href: list },
    ...(first?.settings && { settings: first.settings }),
  };
}
