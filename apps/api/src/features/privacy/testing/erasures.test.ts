import { type Erasure, erasureLedger } from '#platform/retention/erasures';
import { openStorage } from '#platform/storage/open';
import { stores } from '#testing/media/stores';
import { PASSWORD, type Person, type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const DAY = 24 * 60;

describe.each(stores)('who was erased is noted beside the files, in %s', (_, open) => {
  let world: World;
  let close: () => Promise<void>;
  let ledger: ReturnType<typeof erasureLedger>;
  beforeAll(async () => {
    const place = await open();
    world = await createWorld({ media: place.media });
    close = place.close;
    ledger = erasureLedger(await openStorage(world.config));
  });
  afterAll(async () => {
    await world.close();
    await close();
  });

  async function noted(): Promise<Erasure[]> {
    const all: Erasure[] = [];
    for await (const erasure of ledger.list()) all.push(erasure);
    return all.toSorted((one, other) => one.userId.localeCompare(other.userId));
  }
  async function leave(person: Person): Promise<void> {
    const { username } = await world.db
      .selectFrom('athlete_profiles')
      .select('username')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const body = { confirmation: username, password: PASSWORD };
    await world.call(person, privacyEndpoints.scheduleDeletion, { body });
  }

  it('by id alone, once the account is gone and not before', async () => {
    const person = await world.person();
    await leave(person);
    await world.housekeeper.run();
    expect(await noted()).toEqual([]);
    world.turnClock(14 * DAY + 1);
    await world.housekeeper.run();
    expect(await noted()).toEqual([{ userId: person.id, state: 'erased' }]);
  });

  it('an erasure that a crash cut off is noted as begun until it is known what became of it', async () => {
    const [stays, gone] = [await world.person(), randomUUID() as UserId];
    for (const id of [stays.id, gone]) await ledger.begin(id, world.clock());
    expect(await noted()).toContainEqual({ userId: stays.id, state: 'begun' });
    await world.housekeeper.run();
    expect(await noted()).toContainEqual({ userId: stays.id, state: 'begun' });
    expect(await noted()).toContainEqual({ userId: gone, state: 'erased' });
    world.turnClock(61);
    await world.housekeeper.run();
    expect((await noted()).map(({ userId }) => userId)).not.toContain(stays.id);
    expect(await noted()).toContainEqual({ userId: gone, state: 'erased' });
  });

  it('no account is erased while it cannot be noted', async () => {
    const person = await world.person();
    await leave(person);
    world.turnClock(14 * DAY + 1);
    const broken = await createWorldBeside(world);
    await broken.housekeeper.run();
    const still = await world.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', person.id)
      .execute();
    expect(still).toHaveLength(1);
    await broken.app.close();
    await world.housekeeper.run();
    expect(await noted()).toContainEqual({ userId: person.id, state: 'erased' });
  });
});

/** A second process on the same database, whose place for files is broken. */
async function createWorldBeside({ config, db, url, clock }: World) {
  const { createApp } = await import('../../../app.ts');
  const media = { ...config.media, s3: undefined, dir: '/dev/null/nowhere' };
  return createApp({ config: { ...config, media }, db, databaseUrl: url, clock });
}
