import { EVENT_KIND_LABELS, clubTimeOf } from '@ribbon/domain/calendar';
import { zoneOf } from '@ribbon/domain/kernel';
import { translated } from '#platform/language/reader';
import ICAL from 'ical.js';
import type { EventRow } from '../calendar.store.ts';
import { zoneRules } from './calendar.ics-zones.format.ts';

// Lines are 75 bytes at most, and the library forgets the space that begins a continued one.
ICAL.foldLength = 74;
// The library escapes only what it knows to be text, and this name is no part of the standard.
ICAL.design.icalendar.property['x-wr-calname'] = { defaultType: 'text' };

interface Calendar {
  name: string;
  events: readonly EventRow[];
  publicUrl: string;
}

const headOf = (name: string) => ({
  version: '2.0',
  prodid: '-//Ribbon//Club calendar//EN',
  calscale: 'GREGORIAN',
  'x-wr-calname': printable(name),
});

/** Whole days, wherever somebody is: a competition, say. */
interface DaysInCalendar {
  uid: string;
  title: string;
  description: string;
  location: string;
  firstDay: string;
  /** The first day after it, as calendars have it. */
  endDay: string;
  isCancelled: boolean;
  updatedAt: Date;
  url: string;
}

/** A calendar with one entry of whole days. */
export function icsOfDays(days: DaysInCalendar): string {
  const calendar = component('vcalendar', headOf(days.title));
  calendar.addSubcomponent(
    component('vevent', {
      uid: days.uid,
      dtstamp: ICAL.Time.fromJSDate(days.updatedAt, true),
      dtstart: ICAL.Time.fromDateString(days.firstDay),
      dtend: ICAL.Time.fromDateString(days.endDay),
      status: days.isCancelled ? 'CANCELLED' : 'CONFIRMED',
      summary: printable(days.title),
      description: printable(days.description),
      location: printable(days.location),
      url: days.url,
    }),
  );
  return `${calendar.toString()}\r\n`;
}

/** A calendar as RFC 5545 wants it. It tells of events, never of who goes to them. */
export function icsOf({ name, events, publicUrl }: Calendar): string {
  const zones = Map.groupBy(events, zoneOf);
  const [zone, ...others] = zones.keys();
  const calendar = component('vcalendar', {
    ...headOf(name),
    // Programs read a calendar in this zone; events carry their own.
    ...(zone !== undefined && others.length === 0 && { 'x-wr-timezone': zone }),
    'refresh-interval': ICAL.Duration.fromString('PT1H'),
    'x-published-ttl': 'PT1H',
  });
  for (const [tzid, ofZone] of zones) calendar.addSubcomponent(zoneRules(tzid, ofZone));
  for (const event of events) calendar.addSubcomponent(entryOf(event, publicUrl));
  return `${calendar.toString()}\r\n`;
}

function entryOf(event: EventRow, publicUrl: string) {
  const zone = zoneOf(event);
  const entry = component('vevent', {
    // Made of the id alone: it must stay the same if the address of the site ever changes.
    uid: `${event.id}@club-events.ribbon`,
    dtstamp: ICAL.Time.fromJSDate(event.updatedAt, true),
    'last-modified': ICAL.Time.fromJSDate(event.updatedAt, true),
    sequence: event.version - 1,
    status: event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    summary: printable(event.title),
    // One feed may hold several clubs, and not every program shows anything but these words.
    description: printable([event.clubName, event.description].filter(Boolean).join('\n\n')),
    ...(event.location !== '' && { location: printable(event.location) }),
    categories: translated(EVENT_KIND_LABELS[event.kind]),
    url: `${publicUrl}/clubs/${event.clubId}/events/${event.id}`,
  });
  for (const [name, moment] of [
    ['dtstart', event.startsAt],
    ['dtend', event.endsAt],
  ] as const) {
    const { day, time } = clubTimeOf(moment, zone);
    const local = ICAL.Time.fromDateTimeString(`${day}T${time}:00`);
    entry.addPropertyWithValue(name, local).setParameter('tzid', zone);
  }
  return entry;
}

function component(name: string, properties: Record<string, unknown>) {
  const made = new ICAL.Component(name);
  for (const [property, value] of Object.entries(properties)) {
    made.addPropertyWithValue(property, value);
  }
  return made;
}

/** Signs that cannot stand in a calendar at all; line breaks are written as such. */
// oxlint-disable-next-line no-control-regex -- these are the signs meant
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F]/gu;

const printable = (text: string): string =>
  text.replaceAll(/\r\n?/gu, '\n').replaceAll(CONTROL, '');
