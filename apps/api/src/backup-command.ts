import { readConfig } from '#platform/config/config';
import { makeBackup } from '#platform/backup/backup';
import { type Manifest, bytesIn, rowsIn } from '#platform/backup/manifest';
import { writeErasures } from '#platform/backup/media';
import { verifyBackup } from '#platform/backup/verify';
import { openStorage } from '#platform/storage/open';
import { resolve } from 'node:path';
import { say } from './announce.ts';
import { embeddedDatabase } from './embedded.ts';

const root = resolve(import.meta.dirname, '../../..');
const USE = `Say where: npm run backup -- DIR
To check one:  npm run backup -- verify DIR
To write down who was erased: npm run backup -- erasures FILE`;
const INCOMPLETE = 2;

/** npm run backup: everything of the database and the files that it names, in a new folder. */
async function main([first, second]: readonly string[]): Promise<void> {
  if (first === undefined) throw new Error(USE);
  if (first === 'verify' && second !== undefined) {
    say(`Whole: ${summary(await verifyBackup(resolve(second)))}`);
    return;
  }
  const config = readConfig(process.env, root);
  const storage = await openStorage(config);
  if (first === 'erasures' && second !== undefined) {
    say(`${await writeErasures(resolve(second), storage)} erasures written to ${second}.`);
    return;
  }
  const server =
    config.databaseUrl === undefined ? await embeddedDatabase(config.dataDir) : undefined;
  try {
    const url = config.listenDatabaseUrl ?? config.databaseUrl ?? server?.url ?? '';
    const began = Date.now();
    const made = await makeBackup(resolve(first), { url, storage, config, env: process.env, say });
    say(`Backed up in ${((Date.now() - began) / 1000).toFixed(1)} s: ${summary(made)}`);
    say(`Keep these apart from it, they are not in it: ${made.secrets.join(', ')}`);
    if (made.media.missing === 0) return;
    say(
      `MISSING: ${made.media.missing} files that the database names are not there, the first: ${made.media.missingKeys[0]}. The manifest names up to 100.`,
    );
    process.exitCode = INCOMPLETE;
  } finally {
    await server?.leave();
  }
}

const megabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(1);
const summary = (made: Manifest): string =>
  `${rowsIn(made)} rows in ${made.tables.length} tables and ${made.media.files} files, ${megabytes(bytesIn(made))} MB, as of ${made.madeAt}`;

main(process.argv.slice(2)).catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
