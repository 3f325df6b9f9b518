import { migrateOn, migrateTo } from '#db/migrate';
import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { type Erasure, erasureLedger } from '../../retention/erasures.ts';
import type { Storage } from '../../storage/storage.ts';
import { join } from 'node:path';
import { ERASURES, type Manifest } from '../manifest.ts';
import { readErasures } from '../media.ts';
import { tablesIn } from '../schema.ts';
import { type Session, openSession } from '../session.ts';
import { verifyBackup } from '../verify.ts';
import { holdLetters } from './hold.ts';
import { loadTables } from './load.ts';
import { restoreMedia, restorePostcodes, strangers } from './media.ts';

/** How long files that the backup does not name stay, so that a mistake can be mended. */
const STRANGERS_DAYS = 30;
const STRANGERS_AT_ONCE = 100;

/** What only the product can do with a restored database. */
export interface Restoring {
  /** False where nobody has this id. */
  erase(tx: Transaction<DB>, userId: UserId): Promise<boolean>;
  discard(tx: Transaction<DB>, keys: readonly string[], at: Date): Promise<unknown>;
}

export interface RestoreNeeds {
  /** A direct address of an empty database. */
  url: string;
  storage: Storage;
  config: Pick<Config, 'dataDir'>;
  clock: Clock;
  restoring: Restoring;
  /** A list of erasures beside those of the backup and of the place of files. */
  erasures?: string | undefined;
  /** Files are in their place already, perhaps with newer ones. */
  hasMedia?: boolean;
  /** The old server has done nothing since the backup: nothing is held, and nobody signs in again. */
  isMove?: boolean;
}

export interface Restored {
  manifest: Manifest;
  erased: number;
  /** People whose erasure was begun, of which nobody knows the end. */
  uncertain: UserId[];
  /** Whether any list but the backup's own said who was erased. */
  knowsErasures: boolean;
  held: number;
  strangers: number;
}

/**
 * Puts a backup into an empty database and place of files, and erases again who was erased since. All
 * of the database is one transaction: what fails leaves it empty.
 */
export async function restoreBackup(dir: string, needs: RestoreNeeds): Promise<Restored> {
  const { storage, config } = needs;
  const manifest = await verifyBackup(dir);
  const session = await openSession(needs.url);
  try {
    const unknown = await checkPlace(dir, session, needs);
    await restoreMedia(dir, storage);
    await restorePostcodes(dir, { ...manifest, dataDir: config.dataDir });
    const { erasures, knowsErasures } = await collectErasures(dir, needs);
    const rest = await session.db
      .transaction()
      .execute((tx) => restoreDatabase(tx, { dir, manifest, session, erasures, unknown, needs }));
    await session.client.query('analyze');
    return { manifest, knowsErasures, strangers: unknown.length, ...rest };
  } finally {
    await session.close();
  }
}

/** Gives the files that the backup does not name; throws where the place is no place for it. */
async function checkPlace(
  dir: string,
  session: Session,
  { storage, hasMedia = false }: Pick<RestoreNeeds, 'storage' | 'hasMedia'>,
): Promise<string[]> {
  await refuseUsed(session);
  const unknown: string[] = [];
  for await (const key of strangers(dir, storage)) {
    if (!hasMedia)
      throw new Error(
        `The place for files is not empty: ${key} is not in the backup. Choose an empty one (MEDIA_DIR, S3_BUCKET), or add --media-in-place to keep what is there.`,
      );
    unknown.push(key);
  }
  return unknown;
}

interface Task {
  dir: string;
  manifest: Manifest;
  session: Session;
  erasures: readonly Erasure[];
  unknown: readonly string[];
  needs: RestoreNeeds;
}

async function restoreDatabase(tx: Transaction<DB>, task: Task) {
  const { dir, manifest, session, erasures, unknown, needs } = task;
  const { clock, restoring, isMove = false } = needs;
  await migrateTo(tx, manifest.migrations);
  await loadTables(session.client, dir, manifest);
  await migrateOn(tx);
  let erased = 0;
  const uncertain: UserId[] = [];
  for (const { userId, state } of erasures) {
    if (state === 'erased') erased += (await restoring.erase(tx, userId)) ? 1 : 0;
    else if (await isThere(tx, userId)) uncertain.push(userId);
  }
  const goneAt = new Date(clock().getTime() + STRANGERS_DAYS * 86_400_000);
  for (let from = 0; from < unknown.length; from += STRANGERS_AT_ONCE)
    await restoring.discard(tx, unknown.slice(from, from + STRANGERS_AT_ONCE), goneAt);
  // A session that was ended since, on a stolen phone say, would be open again.
  if (!isMove) await tx.deleteFrom('sessions').execute();
  return { erased, uncertain, held: isMove ? 0 : await holdLetters(tx) };
}

async function refuseUsed({ client }: Session): Promise<void> {
  const tables = await tablesIn(client);
  if (tables.length === 0) return;
  throw new Error(
    `The database is not empty: it has ${tables.length} tables. Restore into a new one (DATABASE_URL), or with the embedded server into another DATA_DIR.`,
  );
}

/** Everybody in the backup's list, the given list and the ledger; the ledger then holds them all. */
async function collectErasures(dir: string, { storage, erasures: given, clock }: RestoreNeeds) {
  const ledger = erasureLedger(storage);
  const byPerson = new Map<UserId, Erasure>();
  const add = (erasure: Erasure): void => {
    if (byPerson.get(erasure.userId)?.state !== 'erased') byPerson.set(erasure.userId, erasure);
  };
  let inPlace = 0;
  for await (const erasure of ledger.list()) {
    inPlace += 1;
    add(erasure);
  }
  const lists = [join(dir, ERASURES), ...(given === undefined ? [] : [given])];
  for (const list of lists) for (const erasure of await readErasures(list)) add(erasure);
  const erasures = [...byPerson.values()];
  for (const erasure of erasures) await ledger.put(erasure, clock());
  return { erasures, knowsErasures: inPlace > 0 || given !== undefined };
}

const isThere = async (tx: Transaction<DB>, userId: UserId): Promise<boolean> =>
  (await tx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !==
  undefined;
