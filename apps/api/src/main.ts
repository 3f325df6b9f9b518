import { systemClock } from '#platform/clock';
import { readConfig } from '#platform/config';
import { openDatabase } from '#db/database';
import { migrateToLatest } from '#db/migrate';
import { createApp } from './app.ts';
import { fillWithDemo } from './demo.ts';
import { embeddedDatabase } from './embedded.ts';
import { resolve } from 'node:path';
import { announceStart, say } from './announce.ts';

const root = resolve(import.meta.dirname, '../../..');

async function main(): Promise<void> {
  const config = readConfig(process.env, root);
  const server =
    config.databaseUrl === undefined ? await embeddedDatabase(config.dataDir) : undefined;
  const databaseUrl = config.databaseUrl ?? server?.url() ?? '';
  const { db, close } = openDatabase(databaseUrl, { namedStatements: config.namedStatements });
  await migrateToLatest(db);
  const demo = config.demo ? await fillWithDemo(db, systemClock) : false;
  const { app, startBackground } = await createApp({ config, db, databaseUrl, clock: systemClock });
  await startBackground();
  await app.listen({ port: config.port, host: config.host });
  announceStart(config, demo);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await close();
    await server?.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
  setTimeout(() => process.exit(1), 100).unref();
});
