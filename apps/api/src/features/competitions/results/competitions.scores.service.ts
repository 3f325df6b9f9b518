import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import type { Member } from '@ribbon/domain/accounts';
import {
  type CategoryId,
  type CompetitionId,
  type EntryId,
  type Points,
  type ResultImport,
  type TypedResult,
  apparatusOf,
  competitionFaults,
  resultFaults,
} from '@ribbon/domain/competitions';
import type { Kysely } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import type { CompetitionRealtime } from '../competitions.realtime.ts';
import type { CompetitionReading } from '../read/competitions.read.service.ts';
import { readForChildren } from '../write/competitions.moderation.ts';
import { type FileRow, readRows, scoresIn } from './competitions.results.format.ts';
import { type ScoreWrite, type ScoredCategory, scoreStore } from './competitions.scores.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  moderation: Moderation;
  reading: CompetitionReading;
  realtime: CompetitionRealtime;
}

interface Writing {
  actor: Member;
  competitionId: CompetitionId;
  categories: ReadonlyMap<CategoryId, ScoredCategory>;
  reason: string;
}

export type ScoreService = ReturnType<typeof scoreService>;

/** Typing scores in, one by one or from a file. What is published changes only with a reason. */
export function scoreService({ db, clock, moderation, reading, realtime }: Needs) {
  async function begun(actor: Member, id: CompetitionId): Promise<void> {
    const { row, canScore } = await reading.find(actor, id);
    if (row.status === 'cancelled') throw competitionFaults.isCancelled();
    authorize(canScore);
    if (row.status === 'upcoming') throw resultFaults.tooEarly();
  }

  const publishedIn = (categories: Writing['categories'], writes: readonly ScoreWrite[]) =>
    writes.filter(({ starter }) => categories.get(starter.categoryId)?.publishedAt != null);

  async function write(tx: Kysely<DB>, by: Writing, writes: readonly ScoreWrite[]) {
    if (writes.length === 0) return;
    const { actor, competitionId, categories, reason } = by;
    const at = clock();
    const corrections = publishedIn(categories, writes);
    if (corrections.length > 0 && reason === '') throw reasonNeeded();
    await scoreStore.write(tx, competitionId, writes, at);
    const touched = new Set(writes.map(({ starter }) => starter.categoryId));
    for (const id of touched) await scoreStore.rank(tx, reveal(categories.get(id)), at);
    if (corrections.length === 0) return realtime.entered(tx, [actor.id]);
    await scoreStore.keepHistory(tx, corrections, { by: actor.id, reason, at });
    const corrected = new Set(corrections.map(({ starter }) => starter.categoryId));
    await scoreStore.correct(tx, [...corrected], at);
    await recordAct(tx, {
      actorId: actor.id,
      action: 'competition.results.corrected',
      subjectKind: 'competition',
      subjectId: competitionId,
      reason,
      details: { scores: corrections.length },
    });
    return realtime.changed(tx);
  }

  /** What a file would change, as everything stands now. */
  async function plan(tx: Kysely<DB>, id: CompetitionId, rows: readonly FileRow[]) {
    const categories = await scoreStore.lock(tx, id);
    const numbers = rows.flatMap(({ number }) => (Number.isNaN(number) ? [] : number));
    const starters = await scoreStore.starters(tx, id, { numbers });
    const { scores, problems } = scoresIn(rows, { categories, starters });
    const stored = await scoreStore.stored(
      tx,
      id,
      starters.map((starter) => starter.id),
    );
    const all = scores.map((score) => withBefore(score, stored));
    const writes = all.filter(({ before, after }) => !isDeepStrictEqual(before, after));
    const found: ResultImport = {
      rows: rows.length,
      changed: writes.length,
      unchanged: all.length - writes.length,
      needsReason: publishedIn(categories, writes).length > 0,
      problems,
    };
    return { categories, writes, found };
  }

  return {
    /** All scores of one who competes; what is left out is taken back. */
    async score(
      actor: Member,
      { competitionId, categoryId, entryId }: EntryKey,
      { scores, reason }: TypedResult,
    ): Promise<void> {
      await begun(actor, competitionId);
      await readForChildren(moderation, actor, [['reason', reason]]);
      await db.transaction().execute(async (tx) => {
        const categories = await scoreStore.lock(tx, competitionId);
        const category = reveal(categories.get(categoryId));
        const [found] = await scoreStore.starters(tx, competitionId, { entryId });
        const starter = reveal(found);
        reveal(starter, starter.categoryId === categoryId && starter.status === 'entered');
        const fits = apparatusOf(category.discipline);
        if (scores.some(({ apparatus }) => !fits.includes(apparatus))) {
          throw resultFaults.wrongScore();
        }
        const isSingle = category.scoring === 'single';
        if (scores.some(({ score }) => (score !== null) !== isSingle)) {
          throw resultFaults.wrongScore();
        }
        const stored = await scoreStore.stored(tx, competitionId, [entryId]);
        const writes = fits
          .map((apparatus) => {
            const typed = scores.find((one) => one.apparatus === apparatus);
            return withBefore(
              { starter, apparatus, after: typed ? pointsOf(typed) : null },
              stored,
            );
          })
          .filter(({ before, after }) => !isDeepStrictEqual(before, after));
        await write(tx, { actor, competitionId, categories, reason }, writes);
      });
    },

    async preview(actor: Member, id: CompetitionId, csv: string): Promise<ResultImport> {
      await begun(actor, id);
      const rows = await readRows(csv);
      return db.transaction().execute(async (tx) => (await plan(tx, id, rows)).found);
    },

    /** One transaction for the whole file; the same file again finds nothing to change. */
    async import(
      actor: Member,
      id: CompetitionId,
      { csv, reason }: { csv: string; reason: string },
    ): Promise<ResultImport> {
      await begun(actor, id);
      await readForChildren(moderation, actor, [['reason', reason]]);
      const rows = await readRows(csv);
      return db.transaction().execute(async (tx) => {
        const { categories, writes, found } = await plan(tx, id, rows);
        await write(tx, { actor, competitionId: id, categories, reason }, writes);
        return found;
      });
    },
  };
}

interface EntryKey {
  competitionId: CompetitionId;
  categoryId: CategoryId;
  entryId: EntryId;
}

const pointsOf = ({ db, da, a, e, score, penalty }: Points): Points => ({
  db,
  da,
  a,
  e,
  score,
  penalty,
});

const withBefore = (
  score: Pick<ScoreWrite, 'starter' | 'apparatus' | 'after'>,
  stored: ReadonlyMap<string, Points>,
): ScoreWrite => ({
  ...score,
  before: stored.get(`${score.starter.id} ${score.apparatus}`) ?? null,
});

function reasonNeeded() {
  const { message } = resultFaults.reasonNeeded;
  return resultFaults.reasonNeeded({ issues: [{ path: 'reason', message }] });
}
