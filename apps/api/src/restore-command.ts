import { openDatabase } from '#db/database';
import { holdLetters, listHeld } from '#platform/backup/restore/hold';
import { type Restored, restoreBackup } from '#platform/backup/restore/restore';
import { bytesIn, rowsIn } from '#platform/backup/manifest';
import { isSameSecret } from '#platform/backup/secrets';
import { systemClock } from '#platform/clock';
import { type Config, readConfig } from '#platform/config/config';
import { openStorage } from '#platform/storage/open';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from './announce.ts';
import { createApp } from './app.ts';
import { embeddedDatabase } from './embedded.ts';

const root = resolve(import.meta.dirname, '../../..');
const USE = `Say which backup: npm run restore -- DIR
  --erasures FILE   also erase everybody in this list (npm run backup -- erasures FILE, or erasures.log of a newer backup)
  --media-in-place  pictures and videos are where they were; compare them instead of refusing
  --move            the old server was stopped before the backup and is not used again: sessions and letters go on`;

/** npm run restore: puts a backup into an empty database and place of files. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      erasures: { type: 'string' },
      'media-in-place': { type: 'boolean', default: false },
      move: { type: 'boolean', default: false },
    },
  });
  const [dir] = positionals;
  if (dir === undefined) throw new Error(USE);
  const config = { ...readConfig(process.env, root), moderationThreads: 0 };
  const server =
    config.databaseUrl === undefined ? await embeddedDatabase(config.dataDir) : undefined;
  try {
    const url = config.listenDatabaseUrl ?? config.databaseUrl ?? server?.url ?? '';
    await restore(resolve(dir), {
      url,
      config,
      erasures: values.erasures === undefined ? undefined : resolve(values.erasures),
      hasMedia: values['media-in-place'],
      isMove: values.move,
    });
  } finally {
    await server?.leave();
  }
}

interface Order {
  url: string;
  config: Config;
  erasures: string | undefined;
  hasMedia: boolean;
  isMove: boolean;
}

async function restore(dir: string, { config, ...order }: Order): Promise<void> {
  const began = Date.now();
  const { db, close } = openDatabase(order.url, { statementTimeoutMs: 0 });
  const product = await createApp({ config, db, databaseUrl: order.url, clock: systemClock });
  try {
    const storage = await openStorage(config);
    const { restoring, slices, housekeeper } = product;
    const done = await restoreBackup(dir, {
      ...order,
      config,
      storage,
      restoring,
      clock: systemClock,
    });
    let { held } = done;
    if (!order.isMove) {
      // What became due since the backup happens now, and its letters stay: most have gone out before.
      try {
        await housekeeper.run();
        held += await holdLetters(db);
        await listHeld(db, async (...given) => {
          for (const slice of slices) await slice.onGivenUp?.(...given);
        });
      } catch (error) {
        say(`The database is restored, but held letters are not all listed: ${String(error)}`);
        process.exitCode = 1;
      }
    }
    report({ ...done, held }, { config, ...order, seconds: (Date.now() - began) / 1000 });
  } finally {
    await product.app.close();
    await close();
  }
}

function report(done: Restored, order: Omit<Order, 'url'> & { seconds: number }): void {
  const { manifest, erased, uncertain, knowsErasures, held } = done;
  const { madeAt } = manifest;
  say(
    `Restored in ${order.seconds.toFixed(1)} s and compared: ${rowsIn(manifest)} rows in ${manifest.tables.length} tables and ${manifest.media.files} files, ${(bytesIn(manifest) / 1024 ** 2).toFixed(1)} MB, as of ${madeAt}.`,
  );
  say(`Erased again: ${erased} people.`);
  if (uncertain.length > 0)
    say(
      `LOOK at /admin/accounts: the erasure of ${uncertain.join(', ')} was begun; nobody knows whether it ended.`,
    );
  if (done.strangers > 0)
    say(`${done.strangers} files that the backup does not name are deleted in 30 days.`);
  if (manifest.media.missing > 0)
    say(`MISSING: ${manifest.media.missing} files were not there when the backup was made.`);
  if (!isSameSecret(order.config.sessionSecret, manifest.sessionSecret))
    say(
      'SESSION_SECRET is not the one of the backup: nobody with two-factor sign-in gets in until it is.',
    );
  if (order.isMove) return;
  if (!knowsErasures && erased === 0)
    say(
      `NO LIST says who was erased after ${madeAt}. If anybody was, they are back: erase them again at /admin/accounts.`,
    );
  say(
    `Everybody signs in again. ${held} letters are held; send or leave them at /admin/email-events.`,
  );
  say(
    `FORGOTTEN is everything from ${madeAt} until now: consents and links that guardians took back, blocks, hidden content, passwords and roles. Tell guardians and administrators that time, and look at reports from it.`,
  );
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
