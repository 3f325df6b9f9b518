import { CLUB_ZONE, EVENT_KIND_LABELS, clubTimeOf } from '@ribbon/domain/calendar';
import type { EventRow } from '../calendar.store.ts';

/** Lines of a content file are at most this long, in bytes; longer ones are folded (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/** The rules of British time since 1996, for calendars that do not know the name. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${CLUB_ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:BST',
  'DTSTART:19960331T010000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'TZNAME:GMT',
  'DTSTART:19961027T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

interface Calendar {
  name: string;
  events: readonly EventRow[];
  publicUrl: string;
}

/** A calendar as RFC 5545 wants it. It tells of events, never of who goes to them. */
export function icsOf({ name, events, publicUrl }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ribbon//Club calendar//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${CLUB_ZONE}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...ZONE,
    ...events.flatMap((event) => eventLines(event, publicUrl)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = (event: EventRow, publicUrl: string): string[] => [
  'BEGIN:VEVENT',
  // Made of the id alone: it must stay the same if the address of the site ever changes.
  `UID:${event.id}@club-events.ribbon`,
  `DTSTAMP:${utc(event.updatedAt)}`,
  `LAST-MODIFIED:${utc(event.updatedAt)}`,
  `SEQUENCE:${event.version - 1}`,
  `DTSTART;TZID=${CLUB_ZONE}:${local(event.startsAt)}`,
  `DTEND;TZID=${CLUB_ZONE}:${local(event.endsAt)}`,
  `STATUS:${event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
  `SUMMARY:${escaped(event.title)}`,
  // One feed may hold several clubs, and not every program shows anything but these words.
  `DESCRIPTION:${escaped([event.clubName, event.description].filter(Boolean).join('\n\n'))}`,
  ...(event.location === '' ? [] : [`LOCATION:${escaped(event.location)}`]),
  `CATEGORIES:${escaped(EVENT_KIND_LABELS[event.kind])}`,
  `URL:${publicUrl}/clubs/${event.clubId}/events/${event.id}`,
  'END:VEVENT',
];

const utc = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/gu, '')}Z`;

function local(moment: Date): string {
  const { day, time } = clubTimeOf(moment);
  return `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

/** Signs that cannot stand in a calendar at all; line breaks are written as such. */
// oxlint-disable-next-line no-control-regex -- these are the signs meant
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F]/gu;

const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(CONTROL, '')
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

/** Breaks a line without tearing a letter apart. */
function folded(line: string): string {
  const parts: string[] = [''];
  let room = LINE_BYTES;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (size > room) {
      parts.push(' ');
      room = LINE_BYTES - 1;
    }
    parts[parts.length - 1] += letter;
    room -= size;
  }
  return parts.join('\r\n');
}
