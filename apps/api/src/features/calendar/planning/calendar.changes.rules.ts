import { type EventChange, calendarFaults } from '@ribbon/domain/calendar';
import { t } from '@ribbon/domain/kernel';
import type { Plan, PlannedEvent } from './calendar.planning.store.ts';
import { dayInWords, daysMoved, movedDay, spanOn } from './calendar.times.rules.ts';

const TEXTS = [
  'kind',
  'title',
  'description',
  'location',
  'capacity',
  'level',
  'ageFrom',
  'ageTo',
] as const;

/**
 * What becomes of each event of a series. Only what was changed on the screen is changed in the
 * others: a week that had been moved before stays moved when somebody corrects the title.
 */
export function changed(
  shown: PlannedEvent,
  change: EventChange,
  targets: readonly PlannedEvent[],
  zone: string,
): (PlannedEvent & { isMoved: boolean })[] {
  const texts: Partial<Plan> = Object.fromEntries(
    TEXTS.filter((key) => change[key] !== undefined && shown[key] !== change[key]).map((key) => [
      key,
      change[key],
    ]),
  );
  const own = spanOn(change.startDay, change, zone);
  const isMoved = !isSame(own, shown);
  const days = daysMoved(shown.startsAt, change, zone);
  return targets.map((target) => {
    const span = isMoved ? spanOn(movedDay(target.startsAt, days, zone), change, zone) : target;
    const next = { ...target, ...texts, startsAt: span.startsAt, endsAt: span.endsAt };
    return { ...next, isMoved: !isSame(next, target) || next.location !== target.location };
  });
}

const isSame = (one: Pick<Plan, 'startsAt' | 'endsAt'>, other: Pick<Plan, 'startsAt' | 'endsAt'>) =>
  one.startsAt.getTime() === other.startsAt.getTime() &&
  one.endsAt.getTime() === other.endsAt.getTime();

/** Nobody who has a place loses it. */
export function refuseTooFewPlaces(events: readonly PlannedEvent[], zone: string): void {
  const short = events.find(({ capacity, going }) => capacity !== null && going > capacity);
  if (short === undefined) return;
  const message = t(
    '{going, plural, one {# person is} other {# people are}} already going{series, select, yes { on {day}} other {}}, so you can’t offer fewer places than that.',
    {
      going: short.going,
      series: events.length > 1 ? 'yes' : 'no',
      day: dayInWords(short.startsAt, zone),
    },
  );
  throw calendarFaults.capacityTooLow({ message, issues: [{ path: 'capacity', message }] });
}
