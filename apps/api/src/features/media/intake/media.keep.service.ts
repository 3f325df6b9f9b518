import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Content, Storage } from '#platform/storage/storage';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type MediaId,
  type MediaPurpose,
  type Outcome,
  PictureFindings,
  type UploadedFile,
  mediaFaults,
  tooLarge,
} from '@ribbon/domain/media';
import type { Kysely } from 'kysely';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { garbageStore } from '../media.garbage.store.ts';
import type { Inspected } from '../inspection/media.inspection.service.ts';
import { type CheckNote, mediaStore } from '../media.store.ts';
import type { Prepared } from './media.prepare.service.ts';

/** Bytes whose row does not follow within this time are swept away. */
const WRITE_MS = 3_600_000;
/** As much as a row may say of its file (media_files_bytes_check). */
const MAX_BYTES = 52_428_800;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  storage: Storage;
  quotaBytes: number;
}

type FileToKeep = Prepared & {
  source: 'upload' | 'url';
  purpose: MediaPurpose;
  uploadedBy: UserId;
  outcome: Outcome;
  inspected: Inspected;
  /** Whether minors may see it. */
  isSeen: boolean;
  sha256: string;
};

/** The file itself, beside smaller pictures of it. */
export function mainOf({ parts }: Prepared, purpose: MediaPurpose): Prepared['parts'][number] {
  const main = parts.at(-1);
  if (main === undefined || main.bytes > MAX_BYTES) {
    throw mediaFaults.wrongFile({ message: tooLarge(purpose) });
  }
  return main;
}

/** Writes the bytes and then the row: a row never names bytes that are not there. */
export async function keep(needs: Needs, file: FileToKeep): Promise<UploadedFile> {
  const { db, clock, storage, quotaBytes } = needs;
  const main = mainOf(file, file.purpose);
  const id = randomUUID() as MediaId;
  const at = clock();
  const storedBytes = file.parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const placed = file.parts.map((part) => ({ ...part, key: keyOf(id, part) }));
  const keys = Object.fromEntries(placed.map(({ variant, key }) => [variant, key]));
  const announced = await garbageStore.invalidate(
    db,
    Object.values(keys),
    new Date(at.getTime() + WRITE_MS),
  );
  for (const { key, content, mimeType } of placed) await storage.put(key, content, mimeType);

  await db.transaction().execute(async (tx) => {
    await mediaStore.lockUploadsOf(tx, file.uploadedBy);
    if ((await mediaStore.storedBytesOf(tx, file.uploadedBy)) + storedBytes > quotaBytes) {
      throw mediaFaults.storageFull();
    }
    await garbageStore.strikeOff(tx, announced);
    await mediaStore.insert(tx, {
      ...file,
      id,
      mimeType: main.mimeType,
      keys,
      mainKey: keyOf(id, main),
      bytes: main.bytes,
      storedBytes,
      status: file.outcome.status,
      checkResult: noteOf(file),
      at,
    });
  });
  const { kind, width, height, durationMs, placeholder } = file;
  return {
    id,
    kind,
    width,
    height,
    durationMs,
    placeholder,
    hasPoster: 'poster' in keys,
    status: file.outcome.status,
    warnings: typeof file.inspected.look === 'object' ? [...file.inspected.look.warnings] : [],
  };
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

const keyOf = (id: MediaId, { variant, mimeType }: Prepared['parts'][number]): string =>
  `${id}/${variant}.${ENDINGS[mimeType] ?? 'bin'}`;

/** What the look found, what the picture looks like, and why a person should look; nothing about faces. */
const noteOf = ({ inspected, outcome }: FileToKeep): CheckNote => ({
  confidence: typeof inspected.look === 'object' ? inspected.look.confidence : 0,
  findings: typeof inspected.look === 'object' ? PictureFindings.parse(inspected.look) : null,
  hashes: inspected.hashes,
  nearCopyOf: inspected.nearCopyOf?.toISOString() ?? null,
  ...(outcome.queue && { queue: outcome.queue }),
});

export async function sha256Of(content: Content): Promise<string> {
  const hash = createHash('sha256');
  if (content instanceof Uint8Array) hash.update(content);
  else for await (const chunk of createReadStream(content.path)) hash.update(chunk);
  return hash.digest('hex');
}
