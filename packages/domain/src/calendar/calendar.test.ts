import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AgeBand } from '../accounts/index.ts';
import {
  type ClubScope,
  NewEvent,
  SERIES_MAX,
  addMonths,
  clubTimeOf,
  calendarPolicy,
  instantAt,
  weeklyDays,
} from './index.ts';

describe('the clock of a club', () => {
  it.each([
    ['2026-01-15', '18:00', '2026-01-15T18:00:00.000Z'],
    ['2026-07-15', '18:00', '2026-07-15T17:00:00.000Z'],
    // The day before and the day of the change, in spring and in autumn.
    ['2026-03-28', '18:00', '2026-03-28T18:00:00.000Z'],
    ['2026-03-29', '18:00', '2026-03-29T17:00:00.000Z'],
    ['2026-10-24', '18:00', '2026-10-24T17:00:00.000Z'],
    ['2026-10-25', '18:00', '2026-10-25T18:00:00.000Z'],
    // An hour that is left out begins an hour later; one that comes twice is the first.
    ['2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
  ])('%s at %s is %s', (day, time, moment) => {
    expect(instantAt(day, time).toISOString()).toBe(moment);
  });

  it('shows again what was written, except for an hour that does not exist', () => {
    const days = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, fc.nat(23), fc.nat(59), (date, hour, minute) => {
        const day = date.toISOString().slice(0, 10);
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const shown = clubTimeOf(instantAt(day, time));
        fc.pre(!(hour === 1 && day.slice(5, 7) === '03'));
        expect(shown).toEqual({ day, time });
      }),
    );
  });

  it('knows the weeks between two days, and the months around one', () => {
    expect(weeklyDays('2026-10-15', '2026-11-05')).toEqual([
      '2026-10-15',
      '2026-10-22',
      '2026-10-29',
      '2026-11-05',
    ]);
    expect(weeklyDays('2026-10-15', '2026-10-21')).toEqual(['2026-10-15']);
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});

describe('a new event', () => {
  const good = {
    title: 'Hoop training',
    kind: 'training',
    description: '',
    location: '',
    startDay: '2026-11-18',
    startTime: '18:00',
    endDay: '2026-11-18',
    endTime: '19:30',
    capacity: null,
    repeatUntil: null,
  };
  const messages = (change: object) =>
    NewEvent.safeParse({ ...good, ...change }).error?.issues.map(({ path, message }) => [
      path.join('.'),
      message,
    ]);

  it('needs no more than a title, a day and two times', () => {
    expect(messages({})).toBeUndefined();
  });

  it.each([
    [{ title: '  ' }, 'title', 'Please give the event a title'],
    [{ startDay: '2026-02-30' }, 'startDay', 'Please choose a date'],
    [{ startTime: '24:00' }, 'startTime', 'Please choose a time'],
    [{ endTime: '18:00' }, 'endTime', 'The end must be after the start'],
    [{ endDay: '2026-12-10' }, 'endDay', 'Events can last up to 14 days'],
    [{ capacity: 0 }, 'capacity', 'Please enter a number from 1 to 1000'],
    [{ capacity: 2.5 }, 'capacity', 'Please enter a number from 1 to 1000'],
    [{ repeatUntil: '2026-11-18' }, 'repeatUntil', 'The last day must be after the first'],
    [{ repeatUntil: '2027-11-18' }, 'repeatUntil', 'Events can repeat up to 52 times'],
  ])('with %j is refused in plain words', (change, path, message) => {
    expect(messages(change)).toEqual([[path, message]]);
  });

  it('can be repeated for a year of weeks', () => {
    expect(messages({ repeatUntil: '2027-11-10' })).toBeUndefined();
    expect(weeklyDays(good.startDay, '2027-11-10')).toHaveLength(SERIES_MAX);
  });
});

const nobody: ClubScope = {
  isMember: false,
  isAdmin: false,
  isConfirmedCoach: false,
  isGuardian: false,
};
const scopes = {
  stranger: nobody,
  member: { ...nobody, isMember: true },
  admin: { ...nobody, isAdmin: true },
  coach: { ...nobody, isMember: true, isConfirmedCoach: true },
  guardian: { ...nobody, isGuardian: true },
};
const who = (may: (scope: ClubScope) => boolean) =>
  Object.entries(scopes).flatMap(([name, scope]) => (may(scope) ? [name] : []));

describe('who may', () => {
  it('see, take part and plan follows from what one is to the club', () => {
    expect(who(calendarPolicy.see)).toEqual(['member', 'admin', 'coach', 'guardian']);
    expect(who(calendarPolicy.attend)).toEqual(['member', 'admin', 'coach']);
    expect(who((scope) => calendarPolicy.manage({ ageBand: 'adult' }, scope))).toEqual([
      'admin',
      'coach',
    ]);
  });

  it('plan and keep the register is an adult, whatever the scope', () => {
    for (const ageBand of AgeBand.options.filter((band) => band !== 'adult')) {
      expect(who((scope) => calendarPolicy.manage({ ageBand }, scope))).toEqual([]);
    }
  });

  it('answer for a child is a guardian who decides, while the child is under 13', () => {
    const links = (['primary', 'full', 'view_only'] as const).flatMap((role) =>
      AgeBand.options.map((childAgeBand) => ({
        role,
        childAgeBand,
        isVerified: false,
        isOpen: false,
      })),
    );
    const known = { childAgeBand: 'under13', isVerified: false, isOpen: false } as const;
    const deciding = [
      { role: 'primary', ...known },
      { role: 'full', ...known },
    ];
    expect(links.filter(calendarPolicy.declineFor)).toEqual(deciding);
    expect(links.filter(calendarPolicy.acceptFor)).toEqual(deciding);
    const beside = links.map((link) => ({ ...link, isOpen: true }));
    expect(beside.filter(calendarPolicy.declineFor).map(({ role }) => role)).toEqual([
      'primary',
      'full',
    ]);
    expect(beside.filter(calendarPolicy.acceptFor)).toEqual([]);
    expect(links.filter(calendarPolicy.seeAnswersOf).map(({ role }) => role)).toEqual([
      'primary',
      'full',
      'view_only',
    ]);
  });

  it('answer alone and have a feed is everybody from 13 on', () => {
    const older = AgeBand.options.filter((ageBand) => ageBand !== 'under13');
    expect(AgeBand.options.filter((ageBand) => calendarPolicy.answersAlone({ ageBand }))).toEqual(
      older,
    );
    expect(AgeBand.options.filter((ageBand) => calendarPolicy.subscribe({ ageBand }))).toEqual(
      older,
    );
    expect(AgeBand.options.filter((ageBand) => calendarPolicy.seeCounts({ ageBand }))).toEqual(
      older,
    );
  });
});
