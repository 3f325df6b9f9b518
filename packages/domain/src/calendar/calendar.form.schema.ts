import * as z from 'zod';
import { ClubLevel } from '../clubs/index.ts';
import { phrase, prose, t } from '../kernel/index.ts';
import { audienceAge, checkAges } from './calendar.audience.schema.ts';
import { EventKind } from './calendar.schema.ts';
import { ClubDay, ClubTime, daysBetween, weeklyDays } from './calendar.time.rules.ts';

export const TITLE_MAX = 120;
export const DESCRIPTION_MAX = 2000;
export const LOCATION_MAX = 200;
export const CAPACITY_MAX = 1000;
/** A year of weeks. */
export const SERIES_MAX = 52;
/** The longest camp. */
export const EVENT_DAYS_MAX = 14;
export const YEARS_AHEAD_MAX = 2;

const capacityWords = t('Please enter a number from 1 to {capacityMax}', {
  capacityMax: CAPACITY_MAX,
});

const details = {
  title: phrase(TITLE_MAX, {
    required: 'Please give the event a title',
    tooLong: t('Titles can be up to {titleMax} characters', { titleMax: TITLE_MAX }),
  }),
  kind: EventKind,
  description: prose(DESCRIPTION_MAX, {
    tooLong: t('Descriptions can be up to {descriptionMax} characters', {
      descriptionMax: DESCRIPTION_MAX,
    }),
  }),
  location: phrase(LOCATION_MAX, {
    tooLong: t('Place names can be up to {locationMax} characters', { locationMax: LOCATION_MAX }),
  }),
  startDay: ClubDay,
  startTime: ClubTime,
  endDay: ClubDay,
  endTime: ClubTime,
  /** Null for as many as like to come. */
  capacity: z.int(capacityWords).min(1, capacityWords).max(CAPACITY_MAX, capacityWords).nullable(),
  /** Left out, they are as for every event: for everyone. */
  level: ClubLevel.nullish(),
  ageFrom: audienceAge.optional(),
  ageTo: audienceAge.optional(),
};

interface Times {
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
}

function checkTimes(event: Times, context: z.core.$RefinementCtx): void {
  const say = (path: keyof Times, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (`${event.endDay}T${event.endTime}` <= `${event.startDay}T${event.startTime}`) {
    say('endTime', 'The end must be after the start');
  } else if (daysBetween(event.startDay, event.endDay) > EVENT_DAYS_MAX) {
    say('endDay', t('Events can last up to {eventDaysMax} days', { eventDaysMax: EVENT_DAYS_MAX }));
  }
}

function checkRepeat(
  { startDay, repeatUntil }: { startDay: string; repeatUntil: string | null },
  context: z.core.$RefinementCtx,
): void {
  if (repeatUntil === null) return;
  const say = (message: string) =>
    context.addIssue({ code: 'custom', path: ['repeatUntil'], message });
  if (repeatUntil <= startDay) say('The last day must be after the first');
  else if (weeklyDays(startDay, repeatUntil).length > SERIES_MAX) {
    say(t('Events can repeat up to {seriesMax} times', { seriesMax: SERIES_MAX }));
  }
}

/** A new event, in the club's own time; with a last day it is repeated every week. */
export const NewEvent = z
  .object({ ...details, repeatUntil: ClubDay.nullable() })
  .superRefine(checkTimes)
  .superRefine(checkAges)
  .superRefine(checkRepeat);
export type NewEvent = z.infer<typeof NewEvent>;
export type EventDetails = Omit<NewEvent, 'repeatUntil'>;

/** Whether a change is for one event of a series or for the later ones as well. */
export const SeriesScope = z.enum(['this', 'following']);
export type SeriesScope = z.infer<typeof SeriesScope>;

/** The version that was on the screen; a change of something newer is refused. */
const version = z.int().min(1).max(2_147_483_647);

export const EventChange = z
  .object({ ...details, version, scope: SeriesScope })
  .superRefine(checkTimes)
  .superRefine(checkAges);
export type EventChange = z.infer<typeof EventChange>;

export const EventCancellation = z.object({ version, scope: SeriesScope });
export type EventCancellation = z.infer<typeof EventCancellation>;
