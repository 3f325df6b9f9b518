import { isChild } from '@ribbon/domain/accounts';
import { peopleIn } from '#db/people/people';
import { type EmailContent, type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { EventOf } from '#platform/outbox/domain-events';
import type { Platform } from '#platform/slice';
import type { NotificationType } from '@ribbon/domain/notifications';
import { type EventRow, eventStore } from './calendar.store.ts';
import { t } from '@ribbon/domain/kernel';

interface About {
  /** The child's first name, where the mail goes to its guardians. */
  child: string | null;
  reader: string;
  title: string;
  club: string;
  /** One line an event. */
  lines: readonly string[];
}

const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const line = ({ title, location, startsAt }: EventRow): string =>
  [title, t('{startsAt} (UK time)', { startsAt: moment.format(startsAt) }), location]
    .filter((part) => part !== '')
    .join(', ');

/** Mails about club events to the people who answered. None of them names other people. */
export function calendarEmails({ db, clock, config }: Platform): EmailDefinition[] {
  const people = () => peopleIn(db, clock());

  const row = (
    on: 'club.event.cancelled' | 'club.event.moved' | 'club.event.place_freed',
    kind: NotificationType,
    words: (about: About) => Omit<EmailContent, 'button'>,
    button = 'Open the calendar',
  ) =>
    defineEmail({
      on,
      template: kind,
      kind,
      about: async ({ userId, eventIds }: EventOf<typeof on>) => {
        const person = await people().person(userId);
        const events = await eventStore.ofIds(db, eventIds);
        const [first] = events;
        return person && first && { person, events, first };
      },
      // A child's mails go to the guardians who decide.
      to: async ({ person }) =>
        isChild(person.ageBand) ? people().guardiansOf(person.id, { whoDecide: true }) : [person],
      write: ({ person, events, first }, { reader }) => {
        const calendar = `${config.publicUrl}/clubs/${first.clubId}/events`;
        return {
          ...words({
            child: isChild(person.ageBand) ? person.name : null,
            reader: reader.name,
            title: first.title,
            club: first.clubName,
            lines: events.map((event) => `${line(event)}.`),
          }),
          button: {
            label: button,
            href: events.length === 1 ? `${calendar}/${first.id}` : calendar,
          },
        };
      },
    });

  return [
    row('club.event.cancelled', 'event_cancelled', cancelled),
    row('club.event.moved', 'event_moved', moved),
    row('club.event.place_freed', 'event_place_freed', placeFreed, 'Open the event'),
  ];
}

function cancelled({ child, reader, title, club, lines }: About) {
  const several = lines.length > 1;
  return {
    subject: several
      ? `${lines.length} dates cancelled: ${title}`
      : t('Cancelled: {title}', { title }),
    preview: `${club} has cancelled ${several ? 'them' : 'it'}.`,
    greeting: t('Hello {reader},', { reader }),
    paragraphs: [
      `${club} has cancelled ${several ? 'these dates' : 'this event'}${child === null ? '' : t(', which {child} had replied to', { child })}:`,
      ...lines,
    ],
  };
}

const moved = ({ child, reader, title, club, lines }: About) => ({
  subject: t('New time or place: {title}', { title }),
  preview: t('{club} has changed the time or place.', { club }),
  greeting: t('Hello {reader},', { reader }),
  paragraphs: [
    `${club} has changed the time or place of ${lines.length > 1 ? 'these dates' : 'this event'}. Here are the new details:`,
    ...lines,
    `${child === null ? 'Your' : `${child}’s`} reply still stands. You can change it any time before the event starts.`,
  ],
});

const placeFreed = ({ child, reader, title, club, lines }: About) => ({
  subject: `${child === null ? 'You have' : t('{child} has', { child })} a place: ${title}`,
  preview: 'A place has come up, and you were next on the waiting list.',
  greeting: t('Good news, {reader}', { reader }),
  paragraphs: [
    `A place has come up, and ${child === null ? 'you were' : t('{child} was', { child })} first on ${club}’s waiting list:`,
    ...lines,
    `If ${child ?? 'you'} can’t make it after all, please let us know and we’ll give the place to the next person.`,
  ],
});
