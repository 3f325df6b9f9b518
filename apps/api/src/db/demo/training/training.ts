import { addDays, clubTimeOf, instantAt } from '@ribbon/domain/calendar';
import { ELEMENTS, type SessionType } from '@ribbon/domain/training';
import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import type { DemoPerson } from '../people/people.ts';
import { ago } from '../moments.ts';
import { demoId, dice } from '../random.ts';

type Session = Insertable<DB['training_sessions']> & { id: string; session_date: string };

const MONTHS_DAYS = 200;
/** On which days of the week each of them trains, Monday first. */
const WEEKS: Readonly<Record<string, readonly number[]>> = {
  'gymnast@ribbon.test': [0, 1, 3, 5],
  'teen@ribbon.test': [0, 2, 4, 5],
  'child@ribbon.test': [1, 5],
};
/** When they write down what they did. */
const WRITTEN = '19:45';
const APPARATUS = ['hoop', 'ball', 'clubs', 'ribbon', 'rope'] as const;
/** As many as a page of the log holds: none is on it twice. */
const NOTES = [
  'Helped the little ones warm up first.',
  'The last run-through was the best.',
  'Counted every step out loud. It helps.',
  'New music! Still learning where the accents are.',
  'Shoulders stiff after school, better at the end.',
  'We filmed it. The finish looks calmer than it feels.',
  'Two fewer drops than last week.',
  'Worked on looking up instead of at my feet.',
  'Laughed too much. Worth it.',
  'The throw is higher now, and the catch is still blind luck.',
  'Balances first, while the legs were fresh.',
  'Half speed all evening. Everything fits.',
  'Coach said the arms tell the story. Trying that.',
  'Swapped the first two elements, much smoother.',
  'We stretched and talked at the end.',
  'First time the whole middle part worked.',
  'Quiet hall, good floor.',
  'Kept the rhythm without the music.',
  'Turns went wobbly after the break.',
  'Wrote the order on a card, so nothing got lost.',
];
const DONE = [
  'A clean routine from start to end',
  'Three throws without looking down',
  'A whole week of stretching',
  'Both splits on the floor',
  'The new music by heart',
];

const logged = (people: readonly DemoPerson[]) =>
  people.filter(({ email }) => WEEKS[email] !== undefined);

/** Months of practice of the three gymnasts who can be signed in. */
export function sessionRows(people: readonly DemoPerson[], now: Date): Session[] {
  const today = clubTimeOf(now).day;
  return logged(people).flatMap((person) => {
    const roll = dice(`training ${person.email}`);
    let noted = 0;
    let done = 0;
    const next = (words: readonly string[], nth: number) => words[nth % words.length] ?? '';
    return Array.from({ length: MONTHS_DAYS }, (_, nth) => addDays(today, -nth - 1)).flatMap(
      (day): Session[] => {
        const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
        if (!WEEKS[person.email]?.includes(weekday) || roll.chance(0.15)) return [];
        const minutes = roll.pick(person.part === 'child' ? [45, 60] : [60, 90, 120]);
        const used = roll.sample(APPARATUS, roll.whole(1, 2));
        const type: SessionType = roll.pick(['technique', 'routine', 'flexibility', 'strength']);
        const share = Math.floor((minutes - 15) / used.length);
        return [
          {
            id: demoId(`training ${person.email}`, day),
            user_id: person.id,
            session_date: day,
            start_time: weekday === 5 ? '10:00' : '17:30',
            duration_minutes: minutes,
            type,
            felt: roll.pick([3, 4, 4, 5, 2]),
            notes: roll.pick([true, true, false]) ? next(NOTES, noted++) : null,
            achievements: roll.chance(0.04) ? [next(DONE, done++)] : [],
            ...Object.fromEntries(used.map((one) => [`${one}_minutes`, share])),
            created_at: instantAt(day, WRITTEN),
            edited_at: instantAt(day, WRITTEN),
            updated_at: instantAt(day, WRITTEN),
          },
        ];
      },
    );
  });
}

export function elementRows(
  sessions: readonly Session[],
): Insertable<DB['training_session_elements']>[] {
  const roll = dice('training elements');
  return sessions.flatMap((session) =>
    roll.sample(ELEMENTS, roll.whole(1, 4)).map(({ key, name }, position) => ({
      session_id: session.id,
      user_id: session.user_id,
      key,
      name,
      times: roll.whole(3, 12),
      position,
    })),
  );
}

/** For each of them a goal that counts, one with a hand on it, and one that is reached. */
export function goalRows(
  people: readonly DemoPerson[],
  sessions: readonly Session[],
  now: Date,
): (Insertable<DB['training_goals']> & { id: string })[] {
  const starts = addDays(clubTimeOf(now).day, -60);
  return logged(people).flatMap((person) => {
    const own = sessions.filter((one) => one.user_id === person.id && one.session_date >= starts);
    const target = own.length + 12;
    const goal = (name: string) => ({
      id: demoId(`goal ${person.email}`, name),
      user_id: person.id,
      starts_on: starts,
      created_at: ago(now, 60, 'young'),
      updated_at: ago(now, 9, 'young'),
    });
    return [
      {
        ...goal('count'),
        title: `${target} sessions in four months`,
        category: 'technique' as const,
        counts: 'sessions' as const,
        target_count: target,
        counted: own.length,
        progress: Math.floor((100 * own.length) / target),
        target_date: addDays(starts, 120),
      },
      {
        ...goal('hand'),
        title: 'Ribbon routine without a knot',
        description: 'From the first pose to the last, with music.',
        category: 'routine' as const,
        progress: 40,
      },
      {
        ...goal('reached'),
        title: 'Hold a passé balance for five seconds',
        category: 'technique' as const,
        status: 'completed' as const,
        progress: 100,
        completed_at: ago(now, 9, 'young'),
      },
    ];
  });
}

/** How far the goals were, week by week. */
export const progressRows = (
  goals: readonly (Insertable<DB['training_goals']> & { id: string })[],
  now: Date,
): Insertable<DB['training_goal_progress']>[] =>
  goals.flatMap(({ id, user_id, progress = 0 }) =>
    [56, 42, 28, 14, 9].map((days, nth) => ({
      goal_id: id,
      user_id,
      day: addDays(clubTimeOf(now).day, -days),
      progress: Math.round((progress * (nth + 1)) / 5),
    })),
  );

/** The teenager shares the log with the coaches of their club. */
export const isSharing = ({ email }: DemoPerson): boolean => email === 'teen@ribbon.test';
