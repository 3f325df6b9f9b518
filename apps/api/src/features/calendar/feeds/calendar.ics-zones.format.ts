import { offsetAt } from '@ribbon/domain/calendar';
import ICAL from 'ical.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/**
 * What the clocks of a zone do around these events, for programs that do not know its name. RFC 5545
 * wants each change that they need, and one before the first of them.
 */
export function zoneRules(zone: string, events: readonly Span[]): ICAL.Component {
  const rules = new ICAL.Component('vtimezone');
  rules.addPropertyWithValue('tzid', zone);
  const from = Math.min(...events.map(({ startsAt }) => startsAt.getTime())) - 366 * DAY_MS;
  const to = Math.max(...events.map(({ endsAt }) => endsAt.getTime()));
  const first = offsetAt(from, zone);
  rules.addSubcomponent(observance({ at: from, before: first, after: first }));
  for (const change of changesOf(zone, from, to)) rules.addSubcomponent(observance(change));
  return rules;
}

interface Change {
  at: number;
  before: number;
  after: number;
}

/** Every moment at which the clocks are changed, to the minute. */
function changesOf(zone: string, from: number, to: number): Change[] {
  const changes: Change[] = [];
  // No zone changes its clocks twice within a month and back.
  const step = 28 * DAY_MS;
  for (let start = from; start < to; start += step) {
    const [before, after] = [offsetAt(start, zone), offsetAt(start + step, zone)];
    if (before === after) continue;
    let [early, late] = [start, start + step];
    while (late - early > 60_000) {
      const middle = Math.floor((early + late) / 2);
      if (offsetAt(middle, zone) === before) early = middle;
      else late = middle;
    }
    changes.push({ at: Math.round(late / 60_000) * 60_000, before, after });
  }
  return changes;
}

/** Forward is summer time to programs; what they read is the offset. */
function observance({ at, before, after }: Change): ICAL.Component {
  const part = new ICAL.Component(after > before ? 'daylight' : 'standard');
  const shown = new Date(at + before).toISOString().slice(0, 19);
  part.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(shown));
  part.addPropertyWithValue('tzoffsetfrom', offset(before));
  part.addPropertyWithValue('tzoffsetto', offset(after));
  return part;
}

const offset = (ms: number) => ICAL.UtcOffset.fromSeconds(ms / 1000);
