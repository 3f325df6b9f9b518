import type { DB } from '#db/schema.generated';
import { viewerOf } from '#db/visibility/viewer';
import { recordAct } from '#db/audit';
import type { Clock } from '#platform/clock';
import { csvLine } from '#platform/files/csv';
import { authorize, reveal } from '#platform/http/guards';
import { pageOf } from '#platform/http/keyset';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { Actor, Member, UserId } from '@ribbon/domain/accounts';
import {
  type CategoryId,
  type CategoryScoring,
  type CompetitionId,
  RESULTS_PER_PAGE,
  RESULT_COLUMNS,
  type ResultPage,
  apparatusOf,
  categoryName,
  competitionFaults,
  entryName,
  pointsText,
  resultFaults,
  resultMessages,
  typedPoints,
} from '@ribbon/domain/competitions';
import type { Download } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import type { CompetitionRealtime } from '../competitions.realtime.ts';
import { type CompetitionReading, withoutSortKey } from '../read/competitions.read.service.ts';
import { entryStore } from '../entries/competitions.entries.store.ts';
import { resultStore } from './competitions.results.store.ts';
import { scoreStore } from './competitions.scores.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  domainEvents: DomainEvents;
  reading: CompetitionReading;
  realtime: CompetitionRealtime;
}

interface InCategory {
  competitionId: CompetitionId;
  categoryId: CategoryId;
}

const CSV_ROWS = 1000;
const HEADINGS = [...RESULT_COLUMNS, 'total', 'category', 'name', 'club'];

export type ResultService = ReturnType<typeof resultService>;

/** Results as people read them, and what an organiser decides about a category. */
export function resultService({ db, clock, domainEvents, reading, realtime }: Needs) {
  async function organise(actor: Member, id: CompetitionId) {
    const { row, canScore } = await reading.find(actor, id);
    if (row.status === 'cancelled') throw competitionFaults.isCancelled();
    authorize(canScore);
    return row;
  }

  async function factsOf({ competitionId, categoryId }: InCategory) {
    return reveal(await resultStore.facts(db, competitionId, categoryId));
  }

  async function* rowsOf(viewerId: UserId, id: CompetitionId): AsyncGenerator<Uint8Array> {
    yield Buffer.from(csvLine(HEADINGS));
    const categories = new Map(
      (await entryStore.categories(db, id)).map((category) => [category.id, category]),
    );
    let cursor: string | undefined;
    do {
      const page = { viewerId, now: clock(), limit: CSV_ROWS + 1, cursor };
      const rows = await resultStore.sheet(db, { competitionId: id }, page);
      const { shown, next } = pageOf(rows, CSV_ROWS);
      for (const { number, name, club, scores, categoryId } of shown) {
        const category = reveal(categories.get(categoryId));
        const all = category.discipline === 'all_around' && scores.length > 0;
        const named = all
          ? scores.map(({ apparatus }) => apparatus)
          : apparatusOf(category.discipline);
        for (const apparatus of named) {
          const score = scores.find((one) => one.apparatus === apparatus);
          const points = (['db', 'da', 'a', 'e', 'score', 'penalty'] as const).map((column) =>
            typedPoints(score?.[column] ?? null),
          );
          const total = score ? pointsText(score.total) : '';
          const who = [categoryName(category), entryName({ name, number }), club ?? ''];
          yield Buffer.from(csvLine([String(number), apparatus, ...points, total, ...who]));
        }
      }
      cursor = next ?? undefined;
    } while (cursor !== undefined);
  }

  return {
    async list(actor: Actor, key: InCategory, cursor: string | undefined): Promise<ResultPage> {
      const { canScore } = await reading.find(actor, key.competitionId);
      const { ranking, publishedAt, correctedAt } = await factsOf(key);
      reveal(key, publishedAt !== null || canScore);
      const viewer = actor && viewerOf(actor);
      const page = { viewer, ranking, now: clock(), cursor };
      const rows = await resultStore.page(db, key.categoryId, page);
      const { shown, next } = pageOf(rows, RESULTS_PER_PAGE);
      const state = correctedAt ? 'corrected' : publishedAt ? 'published' : 'draft';
      return { ranking, state, publishedAt, correctedAt, results: shown.map(withoutSortKey), next };
    },

    async scoring(actor: Member, key: InCategory, choice: CategoryScoring): Promise<void> {
      await organise(actor, key.competitionId);
      await db.transaction().execute(async (tx) => {
        const categories = await scoreStore.lock(tx, key.competitionId);
        const category = reveal(categories.get(key.categoryId));
        if (category.publishedAt !== null) throw resultFaults.scoringFixed();
        const isOther = category.scoring !== choice.scoring;
        if (isOther && (await scoreStore.hasScores(tx, category.id))) {
          throw resultFaults.scoringFixed();
        }
        await scoreStore.setScoring(tx, category.id, choice);
        await scoreStore.rank(tx, { ...category, ...choice }, clock());
        await realtime.changed(tx);
      });
    },

    async sheet(actor: Member, key: InCategory, cursor: string | undefined) {
      await organise(actor, key.competitionId);
      await factsOf(key);
      const page = { viewerId: actor.id, now: clock(), limit: RESULTS_PER_PAGE + 1, cursor };
      const { shown, next } = pageOf(await resultStore.sheet(db, key, page), RESULTS_PER_PAGE);
      const rows = shown.map((row) => {
        const { id: _, sortKey: __, categoryId: ___, ...rest } = row;
        return rest;
      });
      return { rows, next };
    },

    async publish(actor: Member, { competitionId, categoryId }: InCategory): Promise<void> {
      const { status } = await organise(actor, competitionId);
      if (status === 'upcoming') throw resultFaults.tooEarly();
      await db.transaction().execute(async (tx) => {
        const category = reveal((await scoreStore.lock(tx, competitionId)).get(categoryId));
        if (category.publishedAt !== null) return;
        if (!(await scoreStore.hasScores(tx, categoryId))) {
          throw resultFaults.tooEarly({ message: resultMessages.nothingThere });
        }
        await scoreStore.publish(tx, categoryId, clock());
        await recordAct(tx, {
          actorId: actor.id,
          action: 'competition.results.published',
          subjectKind: 'competition',
          subjectId: competitionId,
          details: { categoryId },
        });
        const recipients = { competitionId, categoryId, after: null };
        await domainEvents.publish(tx, 'competition.results.published', recipients);
        await realtime.changed(tx);
      });
    },

    async changes(actor: Member, key: InCategory) {
      await organise(actor, key.competitionId);
      await factsOf(key);
      return { changes: await resultStore.changes(db, key.categoryId) };
    },

    async csv(actor: Member, id: CompetitionId): Promise<Download> {
      await organise(actor, id);
      return {
        fileName: 'results.csv',
        mediaType: 'text/csv; charset=utf-8',
        content: rowsOf(actor.id, id),
      };
    },
  };
}
