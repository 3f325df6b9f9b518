import type { NotificationMailing } from '#features/notifications';
import type { Config } from '#platform/config/config';
import type { Subscriber } from '#platform/outbox/domain-events';
import { type SenderNeeds, letterSender, on } from './email.sender.ts';

interface Needs extends SenderNeeds {
  config: Pick<Config, 'publicUrl'>;
  notifications: NotificationMailing;
}

/** Mails that somebody has asked for in the settings: the words of the notification, no more. */
export function notificationMails(needs: Needs): Subscriber[] {
  const send = letterSender<'notification'>(needs);
  return [
    on('notification.mailed', async (told) => {
      const words = await needs.notifications.words(told);
      if (words === undefined) return;
      const { reader, title, message, link } = words;
      const { type } = told;
      await send(
        {
          to: reader.email,
          event: 'notification.mailed',
          template: 'notification',
          userId: reader.id,
          type,
        },
        () => ({
          subject: title,
          preview: message,
          greeting: `Hello ${reader.name},`,
          paragraphs: [message],
          button: { label: 'Have a look', href: `${needs.config.publicUrl}${link}` },
        }),
      );
    }),
  ];
}
