import { drawHeldPictures } from '#db/demo/posts/pictures';
import { drawSignedForm } from '#db/demo/people/signed-forms';
import { drawPostPictures } from '#db/demo/posts/post-pictures';
import { isEmpty, seedDemoWorld } from '#db/demo/world';
import type { DB } from '#db/schema.generated';
import { hashPassword } from '#platform/session/passwords';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { openStorage } from '#platform/storage/open';
import type { Kysely } from 'kysely';
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './announce.ts';

/** Fills an empty database with the demo world; says whether the database holds one. */
export async function fillWithDemo(
  db: Kysely<DB>,
  { clock, config }: { clock: Clock; config: Config },
): Promise<boolean> {
  if (await isEmpty(db)) {
    const storage = await openStorage(config);
    await drawHeldPictures(storage.put);
    await drawSignedForm(storage.put);
    await drawPostPictures(storage.put);
    await seedDemoWorld(db, { clock, passwordHash: await hashPassword(DEMO_PASSWORD) });
  }
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', DEMO_SIGN_INS[0][0])
    .executeTakeFirst();
  return admin !== undefined;
}
