import type { DB } from '#db/schema.generated';
import type { Moderation } from '#features/moderation';
import type { Clock } from '#platform/clock';
import { authorize, reveal } from '#platform/http/guards';
import { countIn, pageOf } from '#platform/http/keyset';
import { csvLine } from '#platform/files/csv';
import { translated } from '#platform/language/reader';
import type { Member, UserId } from '@ribbon/domain/accounts';
import {
  type CategoryDraft,
  type CategoryId,
  type CompetitionId,
  ENTRY_STATUS_LABELS,
  entryName,
  type EntryCategory,
  type EntryId,
  type RegistrationPlan,
  categoryName,
  competitionFaults,
  entryFaults,
  datesOf,
} from '@ribbon/domain/competitions';
import { type Download, t, zoneOf } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import type { CompetitionRealtime } from '../competitions.realtime.ts';
import { type CompetitionReading, withoutSortKey } from '../read/competitions.read.service.ts';
import { readForChildren } from '../write/competitions.moderation.ts';
import { entryStore } from './competitions.entries.store.ts';
import { type SlotAllocation, isOpen } from './competitions.places.service.ts';
import { slotStore } from './competitions.places.store.ts';
import { registrationStore } from './competitions.registration.store.ts';
import { newSeed, orderBySeed } from './competitions.start-list.rules.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  moderation: Moderation;
  reading: CompetitionReading;
  places: SlotAllocation;
  realtime: CompetitionRealtime;
}

const CSV_ROWS = 1000;
const headings = () => [
  t('Number'),
  t('Category'),
  t('Name'),
  t('Club'),
  t('Status'),
  t('Waiting place'),
  t('Start position'),
];

export type RegistrationService = ReturnType<typeof registrationService>;

/** What an organiser does about entries. */
export function registrationService(needs: Needs) {
  const { db, clock, moderation, reading, places, realtime } = needs;

  async function organise(actor: Member, id: CompetitionId) {
    const { row, canManage } = await reading.find(actor, id);
    if (row.status === 'cancelled') throw competitionFaults.isCancelled();
    authorize(canManage);
    return row;
  }

  /** The category of a start list; refused while people still enter. */
  async function closedCategory(tx: Kysely<DB>, id: CompetitionId, categoryId: CategoryId) {
    const category = reveal(await slotStore.lock(tx, categoryId));
    reveal(category, category.competitionId === id);
    const { opensAt } = category;
    const isSoon = opensAt !== null && opensAt > clock();
    if (isSoon || isOpen(category, clock())) throw entryFaults.stillOpen();
    return category;
  }

  function checkPlaces(drafts: readonly CategoryDraft[], most: number | null): void {
    if (most === null) return;
    const open = drafts.findIndex((draft) => draft.places === null);
    const total = drafts.reduce((sum, draft) => sum + (draft.places ?? 0), 0);
    if (open === -1 && total <= most) return;
    const { message } = entryFaults.tooManyPlaces;
    const path = `categories.${Math.max(open, 0)}.places`;
    throw entryFaults.tooManyPlaces({ issues: [{ path, message }] });
  }

  async function* rowsOf(
    viewerId: UserId,
    id: CompetitionId,
    names: ReadonlyMap<CategoryId, string>,
  ) {
    yield Buffer.from(csvLine(headings()));
    let after = 0;
    for (;;) {
      const rows = await entryStore.board(db, id, {
        viewerId,
        now: clock(),
        limit: CSV_ROWS,
        after,
      });
      for (const row of rows) {
        const { number, categoryId, name, club, status, position, startPosition } = row;
        yield Buffer.from(
          csvLine([
            String(number),
            names.get(categoryId) ?? '',
            entryName({ name, number }),
            club ?? '',
            translated(ENTRY_STATUS_LABELS[status]),
            position === null ? '' : String(position),
            startPosition === null ? '' : String(startPosition),
          ]),
        );
      }
      if (rows.length < CSV_ROWS) return;
      after = rows.at(-1)?.number ?? after;
    }
  }

  return {
    async plan(actor: Member, id: CompetitionId, plan: RegistrationPlan): Promise<void> {
      const { maxParticipants, status, country } = await organise(actor, id);
      if (status === 'completed') throw competitionFaults.isOver();
      checkPlaces(plan.categories, maxParticipants);
      await readForChildren(
        moderation,
        actor,
        plan.categories.map(({ fee }, nth) => [`categories.${nth}.fee`, fee]),
      );
      await db.transaction().execute(async (tx) => {
        await slotStore.lockAll(tx, id);
        const before = await entryStore.categories(tx, id);
        const inUse = await registrationStore.inUse(tx, id);
        const kept = new Set(plan.categories.map((draft) => draft.id));
        const gone = before.filter((category) => !kept.has(category.id));
        if (gone.some((category) => inUse.has(category.id))) throw entryFaults.categoryInUse();
        const { opensAt, closesAt } = datesOf(plan, zoneOf({ country, timeZone: null }));
        await registrationStore.remove(
          tx,
          gone.map((category) => category.id),
        );
        const times = { opensAt, closesAt, ageOn: plan.ageOn, at: clock() };
        await registrationStore.plan(tx, id, times);
        for (const [nth, draft] of plan.categories.entries()) {
          const known = before.find((category) => category.id === draft.id);
          if (known === undefined) await registrationStore.insert(tx, id, draft, nth);
          else {
            checkChange(known, draft, { nth, isUsed: inUse.has(known.id) });
            await registrationStore.update(tx, known.id, draft, nth);
            const category = reveal(await slotStore.lock(tx, known.id));
            await places.fill(tx, category);
          }
        }
        await realtime.changed(tx);
      });
    },

    async board(
      actor: Member,
      id: CompetitionId,
      { cursor, categoryId }: { cursor?: string | undefined; categoryId?: CategoryId | undefined },
    ) {
      await organise(actor, id);
      const limit = 100;
      const after = cursor === undefined ? 0 : countIn(cursor).sortKey;
      const page = { viewerId: actor.id, now: clock(), limit: limit + 1, categoryId, after };
      const rows = await entryStore.board(db, id, page);
      const { shown, next } = pageOf(rows, limit);
      return { entries: shown.map(withoutSortKey), next };
    },

    async csv(actor: Member, id: CompetitionId): Promise<Download> {
      await organise(actor, id);
      const categories = await entryStore.categories(db, id);
      const names = new Map(categories.map((category) => [category.id, categoryName(category)]));
      return {
        fileName: 'entries.csv',
        mediaType: 'text/csv; charset=utf-8',
        content: rowsOf(actor.id, id, names),
      };
    },

    async draw(actor: Member, id: CompetitionId, categoryId: CategoryId) {
      await organise(actor, id);
      return db.transaction().execute(async (tx) => {
        await closedCategory(tx, id, categoryId);
        const seed = newSeed();
        const order = orderBySeed(seed, await entryStore.starters(tx, categoryId));
        await entryStore.setOrder(tx, categoryId, order, { seed, at: clock() });
        await realtime.changed(tx);
        return { seed };
      });
    },

    async order(
      actor: Member,
      id: CompetitionId,
      categoryId: CategoryId,
      entryIds: readonly EntryId[],
    ): Promise<void> {
      await organise(actor, id);
      await db.transaction().execute(async (tx) => {
        await closedCategory(tx, id, categoryId);
        const starters = new Set(await entryStore.starters(tx, categoryId));
        const isWhole =
          entryIds.length === starters.size &&
          new Set(entryIds).size === starters.size &&
          entryIds.every((entryId) => starters.has(entryId));
        if (!isWhole) throw entryFaults.notEveryone();
        await entryStore.setOrder(tx, categoryId, entryIds, { seed: null, at: clock() });
        await realtime.changed(tx);
      });
    },
  };
}

function checkChange(
  known: EntryCategory,
  draft: CategoryDraft,
  { nth, isUsed }: { nth: number; isUsed: boolean },
): void {
  const isOther =
    known.level !== draft.level ||
    known.discipline !== draft.discipline ||
    known.ageFrom !== draft.ageFrom ||
    known.ageTo !== draft.ageTo ||
    known.federationClass !== draft.federationClass;
  const at = (field: string, { message }: { message: string }) => ({
    issues: [{ path: `categories.${nth}.${field}`, message }],
  });
  if (isUsed && isOther) {
    throw entryFaults.categoryInUse(at('level', entryFaults.categoryInUse));
  }
  if (draft.places !== null && draft.places < known.entered) {
    throw entryFaults.tooFewPlaces(at('places', entryFaults.tooFewPlaces));
  }
}
