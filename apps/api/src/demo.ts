import type { DB } from '#db/schema.generated';
import { isDemo, isEmpty, seedDemoWorld } from '#db/demo/index';
import { hashPassword } from '#features/accounts';
import type { Clock } from '#platform/clock';
import type { Kysely } from 'kysely';
import { DEMO_PASSWORD } from './announce.ts';

/** Fills an empty database with the demo world; says whether the database holds it. */
export async function fillWithDemo(db: Kysely<DB>, clock: Clock): Promise<boolean> {
  if (await isEmpty(db)) {
    await seedDemoWorld(db, { clock, passwordHash: await hashPassword(DEMO_PASSWORD) });
  }
  return isDemo(db);
}
