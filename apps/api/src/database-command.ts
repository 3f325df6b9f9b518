import { openDatabase } from '#db/database';
import { migrateToLatest } from '#db/migrate';
import { systemClock } from '#platform/clock';
import { readConfig } from '#platform/config/config';
import { sql } from 'kysely';
import { resolve } from 'node:path';
import { say } from './announce.ts';
import { fillWithDemo } from './demo.ts';
import { embeddedDatabase } from './embedded.ts';

const root = resolve(import.meta.dirname, '../../..');
const COMMANDS = ['migrate', 'seed', 'reset'] as const;
type Command = (typeof COMMANDS)[number];

/** npm run db:migrate, db:seed and db:reset, on the database that npm start would use. */
async function main(command: Command): Promise<void> {
  const config = readConfig(process.env, root);
  if (command === 'reset' && config.production) {
    throw new Error('db:reset deletes everything, so it cannot run in production.');
  }
  const server =
    config.databaseUrl === undefined ? await embeddedDatabase(config.dataDir) : undefined;
  const { db, close } = openDatabase(
    config.listenDatabaseUrl ?? config.databaseUrl ?? server?.url ?? '',
  );
  try {
    if (command === 'reset') await empty(db);
    const { applied } = await migrateToLatest(db);
    say(applied.length === 0 ? 'The schema is up to date.' : `Applied: ${applied.join(', ')}`);
    if (command !== 'migrate') {
      const filled = await fillWithDemo(db, { clock: systemClock, config });
      say(filled ? 'Demo data added.' : 'The database is not empty; demo data not added.');
    }
  } finally {
    await close();
    await server?.leave();
  }
}

/** Takes away everything that the migrations made. */
async function empty(db: ReturnType<typeof openDatabase>['db']): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}

const command = COMMANDS.find((candidate) => candidate === process.argv[2]);
if (command === undefined) {
  say(`Expected one of: ${COMMANDS.join(', ')}`);
  process.exitCode = 1;
} else {
  main(command).catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
