import { addDays, instantAt } from '@ribbon/domain/calendar';
import {
  type Apparatus,
  type Points,
  allAroundOf,
  positionsOf,
  totalOf,
} from '@ribbon/domain/competitions';
import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.generated';
import { demoId, type Dice, dice } from '../random.ts';

type Competition = Insertable<DB['competitions']> & { id: string };
type Category = Insertable<DB['competition_categories']> & { id: string };
type Entry = Insertable<DB['competition_entries']> & { id: string };

const ADULTS: readonly Apparatus[] = ['hoop', 'ball', 'clubs', 'ribbon'];
const CHILDREN: readonly Apparatus[] = ['freehand', 'hoop'];
/** Bands of a festival at which everyone has one score. */
const BANDS = { gold: 48_000, silver: 42_000, bronze: 34_000 };
const FESTIVAL = 5;
/** Its organiser has not published them yet. */
const DRAFT = 8;
/** On the evening after its last day. */
const PUBLISHED = '18:00';

/** The past competitions in which people of the demo world took part: all but those to come. */
const isPast = ({ status }: Competition) => status === 'completed';

/** Steps of 0.05 points; with each competition people get a little better. */
function panelsOf(roll: Dice, nth: number, isYoung: boolean): Points {
  const from = isYoung ? 2500 : 4000;
  const points = (base: number, spread: number) => base + nth * 60 + roll.whole(0, spread) * 50;
  return {
    db: points(from, 20),
    da: points(from - 600, 18),
    a: Math.min(10_000, points(6000, 20)),
    e: Math.min(10_000, points(5400, 26)),
    score: null,
    penalty: roll.chance(0.25) ? roll.pick([50, 300, 300, 600]) : 0,
  };
}

const oneScore = (roll: Dice): Points => ({
  db: null,
  da: null,
  a: null,
  e: null,
  score: roll.whole(160, 280) * 50,
  penalty: 0,
});

/** Scores of everyone who competed, with one draft and one festival with gold, silver and bronze. */
export function resultRows(
  world: { competitions: readonly Competition[]; categories: readonly Category[] },
  entries: readonly Entry[],
  now: Date,
) {
  const roll = dice('results');
  const results: Insertable<DB['competition_results']>[] = [];
  const scores: Insertable<DB['competition_scores']>[] = [];
  const published: { id: string; at: Date; isFestival: boolean }[] = [];
  for (const [nth, competition] of world.competitions.filter(isPast).entries()) {
    const isFestival = nth === FESTIVAL;
    const at = instantAt(addDays(String(competition.end_date), 1), PUBLISHED);
    if (at > now) continue;
    const own = world.categories.filter((one) => one.competition_id === competition.id);
    for (const category of own.filter(({ discipline }) => discipline === 'all_around')) {
      const isYoung = category.level === 'Youth';
      const sheets = entries
        .filter((entry) => entry.category_id === category.id && entry.status === 'entered')
        .map((entry) => {
          const routines = (isYoung && !isFestival ? CHILDREN : ADULTS).map((apparatus) => ({
            apparatus,
            points: isFestival ? oneScore(roll) : panelsOf(roll, nth, isYoung),
          }));
          return { entry, routines, id: demoId('competition-result', entry.id) };
        });
      const totals = sheets.map(({ routines }) =>
        allAroundOf(routines.map(({ points }) => points)),
      );
      const positions = positionsOf(totals, isFestival ? BANDS : null);
      for (const [place, { id, entry, routines }] of sheets.entries()) {
        results.push({
          id,
          competition_id: competition.id,
          category_id: category.id,
          entry_id: entry.id,
          user_id: entry.user_id ?? null,
          total: totals[place] ?? 0,
          position: positions[place] ?? 1,
          created_at: at,
          updated_at: at,
        });
        for (const { apparatus, points } of routines) {
          scores.push({ result_id: id, apparatus, ...points, total: totalOf(points) });
        }
      }
      if (nth !== DRAFT) published.push({ id: category.id, at, isFestival });
    }
  }
  return { results, scores, published };
}

/** How the festival is scored. */
export const FESTIVAL_SCORING = {
  scoring: 'single',
  ranking: 'bands',
  gold_from: BANDS.gold,
  silver_from: BANDS.silver,
  bronze_from: BANDS.bronze,
} as const;
