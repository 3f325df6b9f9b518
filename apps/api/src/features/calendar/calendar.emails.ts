import { isChild } from '@ribbon/domain/accounts';
import { peopleIn } from '#db/people/people';
import { type EmailContent, type EmailDefinition, defineEmail } from '#platform/mail/emails';
import type { EventOf } from '#platform/outbox/domain-events';
import type { Platform } from '#platform/slice';
import type { NotificationType } from '@ribbon/domain/notifications';
import { type EventRow, eventStore } from './calendar.store.ts';
import { momentIn, t, zoneOf, zonePlace } from '@ribbon/domain/kernel';

interface About {
  /** The child's first name, where the mail goes to its guardians. */
  child: string | null;
  reader: string;
  title: string;
  club: string;
  /** One line an event. */
  lines: readonly string[];
}

const MOMENT = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

function line({ title, location, startsAt, ...club }: EventRow): string {
  const zone = zoneOf(club);
  const when = { startsAt: momentIn(zone, MOMENT, startsAt), place: zonePlace(zone) };
  return [title, t('{startsAt} ({place} time)', when), location]
    .filter((part) => part !== '')
    .join(', ');
}

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
  return {
    subject: t(
      '{dates, plural, =1 {Cancelled} one {# date cancelled} other {# dates cancelled}}: {title}',
      {
        dates: lines.length,
        title,
      },
    ),
    preview: t('{club} has cancelled {dates, plural, one {it} other {them}}.', {
      club,
      dates: lines.length,
    }),
    greeting: t('Hello {reader},', { reader }),
    paragraphs: [
      child === null
        ? t('{club} has cancelled {dates, plural, one {this event} other {these dates}}:', {
            club,
            dates: lines.length,
          })
        : t(
            '{club} has cancelled {dates, plural, one {this event} other {these dates}}, which {child} had replied to:',
            { club, child, dates: lines.length },
          ),
      ...lines,
    ],
  };
}

const moved = ({ child, reader, title, club, lines }: About) => ({
  subject: t('New time or place: {title}', { title }),
  preview: t('{club} has changed the time or place.', { club }),
  greeting: t('Hello {reader},', { reader }),
  paragraphs: [
    t(
      '{club} has changed the time or place of {dates, plural, one {this event} other {these dates}}. Here are the new details:',
      { club, dates: lines.length },
    ),
    ...lines,
    child === null
      ? 'Your reply still stands. You can change it any time before the event starts.'
      : t('{child}’s reply still stands. You can change it any time before the event starts.', {
          child,
        }),
  ],
});

const placeFreed = ({ child, reader, title, club, lines }: About) => ({
  subject:
    child === null
      ? t('You have a place: {title}', { title })
      : t('{child} has a place: {title}', { child, title }),
  preview: 'A place has come up, and you were next on the waiting list.',
  greeting: t('Good news, {reader}', { reader }),
  paragraphs: [
    child === null
      ? t('A place has come up, and you were first on {club}’s waiting list:', { club })
      : t('A place has come up, and {child} was first on {club}’s waiting list:', { child, club }),
    ...lines,
    child === null
      ? 'If you can’t make it after all, please let us know and we’ll give the place to the next person.'
      : t(
          'If {child} can’t make it after all, please let us know and we’ll give the place to the next person.',
          { child },
        ),
  ],
});
