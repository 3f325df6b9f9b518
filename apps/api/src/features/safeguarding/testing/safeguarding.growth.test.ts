import { explaining } from '#testing/sql/explain';
import { type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { CaseFilter } from '@ribbon/domain/safeguarding';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caseListStore } from '../cases/safeguarding.list.store.ts';

const CASES = 30_000;
const RUNNING = 2000;
/** A page of 25, looked up twice: once to find it and once to show it. */
const FEW = 110;

let world: World;
let reader: UserId;
beforeAll(async () => {
  world = await createWorld();
  ({ id: reader } = await world.person({ roles: ['system_admin'] }));
  // One of a thousand is an emergency: the rare kind must not cost a walk through all the others.
  await sql`
    insert into safeguarding_reports (source, urgency, summary, status, due_at, created_at, closed_at)
    select case when nth % 1000 = 0 then 'content_report' else 'disclosure' end,
      case when nth % 1000 = 0 then 'emergency' when nth % 3 = 0 then 'urgent' else 'general' end, 'A case',
      case when nth > ${RUNNING} then 'closed' when nth % 4 = 0 then 'in_hand' when nth % 4 = 1 then 'referred'
        else 'open' end,
      now() - nth * interval '1 minute', now() - nth * interval '2 minutes',
      case when nth > ${RUNNING} then now() - nth * interval '1 minute' end
    from generate_series(1, ${CASES}) nth`.execute(world.db);
  await sql`vacuum analyze safeguarding_reports`.execute(world.db);
}, 120_000);
afterAll(() => world.close());

const page = (filter: object) => (db: World['db']) =>
  caseListStore.page(db, reader, CaseFilter.parse(filter), new Date());

describe(`with ${CASES} cases`, () => {
  it.each([
    ['what has a running clock', page({})],
    ['emergencies', page({ urgency: 'emergency' })],
    ['what is open', page({ status: 'open' })],
    ['what was referred', page({ status: 'referred' })],
    ['what is closed', page({ status: 'closed' })],
    ['closed emergencies', page({ status: 'closed', urgency: 'emergency' })],
    ['closed reports', page({ status: 'closed', source: 'content_report' })],
    ['what I have in hand', page({ mine: 'yes' })],
    ['a number', page({ search: '00000000' })],
    ['a name that nobody has', page({ search: 'zzzeppelin' })],
  ])('%s: a page is read, and little else', async (_, ask) => {
    expect((await explaining(world.db, ask)).rowsRead('safeguarding_reports')).toBeLessThan(FEW);
  });

  it('the last page costs what the first one does', async () => {
    let next: string | null = null;
    let before: string | null = null;
    do {
      before = next;
      ({ next } = await page(next === null ? {} : { cursor: next })(world.db));
    } while (next !== null);
    const plan = await explaining(world.db, page({ cursor: before }));
    expect(plan.rowsRead('safeguarding_reports')).toBeLessThan(FEW);
  });
});
