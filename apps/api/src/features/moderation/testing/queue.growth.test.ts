import { explaining } from '#testing/sql/explain';
import { type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { QueueFilter } from '@ribbon/domain/moderation';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queueReadingStore } from '../queue/moderation.queue.read.store.ts';
import { queueStore } from '../queue/moderation.queue.store.ts';

const DECIDED = 30_000;
const WAITING = 3000;
const FEW = 60;

let world: World;
let author: UserId;
beforeAll(async () => {
  world = await createWorld();
  ({ id: author } = await world.person());
  // One of a thousand is a comment: the rare kind must not cost a walk through all the others.
  await sql`
    insert into moderation_queue
      (content_kind, content_id, author_id, reason, priority, status, decided_at, created_at)
    select case when nth % 1000 = 0 then 'comment' else 'media' end, gen_random_uuid(), ${author},
      case when nth % 1000 = 0 then 'pattern' when nth % 3 = 0 then 'minor_media' else 'check_unavailable' end,
      case when nth % 1000 = 0 then 2 when nth % 3 = 0 then 1 else 0 end,
      case when nth <= ${WAITING} then 'waiting' else 'approved' end,
      case when nth > ${WAITING} then now() - nth * interval '1 minute' end,
      now() - nth * interval '1 hour'
    from generate_series(1, ${WAITING + DECIDED}) nth`.execute(world.db);
  await sql`vacuum analyze moderation_queue`.execute(world.db);
}, 120_000);
afterAll(() => world.close());

const page = (filter: object) => (db: World['db']) =>
  queueReadingStore.page(db, QueueFilter.parse(filter), {
    reader: author,
    now: new Date(),
    kinds: [],
  });

describe(`with ${WAITING} things that wait and ${DECIDED} that were decided`, () => {
  it.each([
    ['what waits', page({})],
    ['pictures that wait', page({ kind: 'media' })],
    ['what was decided', page({ state: 'decided' })],
    ['comments that were decided', page({ state: 'decided', kind: 'comment' })],
    ['patterns that were decided', page({ state: 'decided', reason: 'pattern' })],
  ])('%s: a page is read, and little else', async (_, ask) => {
    expect((await explaining(world.db, ask)).rowsRead('moderation_queue')).toBeLessThan(FEW);
  });

  it('the last page costs what the first one does', async () => {
    let next: string | null = null;
    let before: string | null = null;
    do {
      before = next;
      ({ next } = await page(next === null ? {} : { after: next })(world.db));
    } while (next !== null);
    const plan = await explaining(world.db, page({ after: before }));
    expect(plan.rowsRead('moderation_queue')).toBeLessThan(FEW);
  });

  it('the counters look at what waits and at a week', async () => {
    const plan = await explaining(world.db, (db) =>
      queueStore.counts(db, new Date(Date.now() - 7 * 86_400_000)),
    );
    expect(plan.rowsRead('moderation_queue')).toBeLessThan(WAITING + 8000);
  });
});
