import type { Letter } from '#platform/mail/letters';

interface Told {
  reader: string;
  child: string | null;
  events: readonly {
    title: string;
    clubName: string;
    location: string;
    startsAt: Date;
    endsAt: Date;
  }[];
  link: string;
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

const line = ({ title, location, startsAt }: Told['events'][number]): string =>
  [title, `${moment.format(startsAt)} (UK time)`, location]
    .filter((part) => part !== '')
    .join(', ');

const lines = ({ events }: Told): string[] => events.map((event) => `${line(event)}.`);
const title = ({ events }: Told): string => events[0]?.title ?? 'The event';
const club = ({ events }: Told): string => events[0]?.clubName ?? 'Your club';
const button = (link: string) => ({ label: 'Open the calendar', href: link });

export type EventLetter = keyof typeof eventLetters;

/** Mails about events of clubs. Names of other people are in none of them. */
export const eventLetters = {
  event_cancelled: (told: Told): Letter => {
    const several = told.events.length > 1;
    return {
      subject: several
        ? `${told.events.length} dates are cancelled: ${title(told)}`
        : `Cancelled: ${title(told)}`,
      preview: `${club(told)} has cancelled ${several ? 'them' : 'it'}.`,
      greeting: `Hello ${told.reader}`,
      paragraphs: [
        `${club(told)} has cancelled ${several ? 'these dates' : 'this event'}${told.child === null ? '' : `, which ${told.child} has an answer for`}:`,
        ...lines(told),
      ],
      button: button(told.link),
    };
  },
  event_moved: (told: Told): Letter => ({
    subject: `Another time or place: ${title(told)}`,
    preview: `${club(told)} has changed when or where it is.`,
    greeting: `Hello ${told.reader}`,
    paragraphs: [
      `${club(told)} has changed when or where ${told.events.length > 1 ? 'these dates are' : 'this event is'}. Now it is:`,
      ...lines(told),
      `${told.child === null ? 'Your' : `${told.child}’s`} answer stays as it was. You can change it at any time before it begins.`,
    ],
    button: button(told.link),
  }),
  event_place_freed: (told: Told): Letter => ({
    subject: `${told.child === null ? 'You have' : `${told.child} has`} a place: ${title(told)}`,
    preview: 'A place got free, and it was your turn on the waiting list.',
    greeting: `Good news, ${told.reader}`,
    paragraphs: [
      `A place got free, and ${told.child === null ? 'you were' : `${told.child} was`} the first on the waiting list of ${club(told)}:`,
      ...lines(told),
      'If it does not suit any more, please say so, and the place goes to the next one.',
    ],
    button: { label: 'Open the event', href: told.link },
  }),
};
