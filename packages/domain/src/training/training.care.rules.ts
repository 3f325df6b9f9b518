import { addDays } from '../calendar/index.ts';
import { mondayOf } from './training.progress.schema.ts';
import { t } from '../kernel/index.ts';

/** Until then organised sport is counted against a child's age. */
const GROWN = 18;
const WEEK_DAYS = 7;
/** So long we remember that a week was pointed out. */
export const REST_HINT_DAYS = 60;

/**
 * Whether a week had more hours of training than the gymnast has years. A rule of thumb for young
 * athletes: Jayanthi et al., American Journal of Sports Medicine 43 (2015), and the American Academy
 * of Pediatrics.
 */
export const isManyHours = (weekMinutes: number, age: number | undefined): boolean =>
  age !== undefined && age < GROWN && weekMinutes > age * 60;

/** Whether a growing gymnast has trained on all of the last seven days. */
export function needsRestDay(
  trainedDays: readonly string[],
  today: string,
  age: number | undefined,
): boolean {
  if (age === undefined || age >= GROWN) return false;
  const trained = new Set(trainedDays);
  return Array.from({ length: WEEK_DAYS }, (_, ago) => addDays(today, -ago)).every((day) =>
    trained.has(day),
  );
}

/** The first and the last day of a week. */
export const weekOf = (day: string) => ({ from: mondayOf(day), to: addDays(mondayOf(day), 6) });

export const careTexts = {
  title: 'A big week of training',
  own: 'You’ve trained a lot this week. Well done! Growing bodies need rest too. Talk to your coach or a grown-up about taking an easier day.',
  other: (name: string) =>
    t(
      '{name} has trained more hours this week than their age in years. There’s nothing to worry about, but an easier week helps young bodies recover.',
      { name },
    ),
  restTitle: 'Time for a rest day?',
  rest: 'You’ve trained every day for the last seven days. A day off helps you come back stronger.',
  restOther: (name: string) =>
    t(
      '{name} has trained every day for the last seven days. A day off helps young bodies recover.',
      { name },
    ),
  source:
    'Where this comes from: doctors suggest that young athletes train no more hours a week than they have years (Jayanthi et al., American Journal of Sports Medicine, 2015; American Academy of Pediatrics), and take at least one day off a week.',
} as const;
