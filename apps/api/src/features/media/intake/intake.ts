import type { DB } from '#db/schema.generated';
import type { GuardianGate } from '#features/families';
import type { Clock } from '#platform/clock';
import type { MediaConfig } from '#platform/config/media';
import { authorize } from '#platform/http/guards';
import type { Network } from '#platform/network';
import type { SignedIn } from '#platform/session/session';
import type { Storage } from '#platform/storage/storage';
import { boundedQueue } from '#platform/bounded-queue';
import { familyFaults } from '@ribbon/domain/families';
import type { IncomingFile } from '@ribbon/domain/kernel';
import {
  FETCH_MAX_BYTES,
  type ImageUrl,
  type Inspection,
  type MediaPurpose,
  PURPOSES,
  type UploadedFile,
  fileRefusal,
  hasExecutableName,
  maxBytesOf,
  mediaFaults,
  mediaMessages,
  mediaPolicy,
  tooLarge,
} from '@ribbon/domain/media';
import type { Kysely } from 'kysely';
import { open } from 'node:fs/promises';
import { mediaStore } from '../media.store.ts';
import { HEAD_BYTES, formatOf } from './identify.ts';
import { type Received, inWorkshop, receive } from './incoming.ts';
import { keep } from './keep.ts';
import { type Prepared, prepare } from './prepare.ts';
import { fetchRemote } from './remote.ts';

/** Pictures in work at once, and as many more in line; each may hold some hundred megabytes. */
const CONCURRENCY = 2;
const MAX_WAITING = 30;

/** An automatic look at a picture; undefined when it cannot look just now. */
export type Inspect = (picture: Uint8Array) => Promise<Inspection | undefined>;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  storage: Storage;
  config: { media: MediaConfig };
  network: Network;
  guardians: Pick<GuardianGate, 'permits'>;
  /** Left out where nothing can look: then people do. */
  inspect?: Inspect;
}

export type MediaIntake = ReturnType<typeof mediaIntake>;

/** The one way in for every picture and video. */
export function mediaIntake({ db, clock, storage, config, network, guardians, inspect }: Needs) {
  const work = boundedQueue({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING });
  const { quotaBytes, ffmpeg } = config.media;

  async function mayEnter(actor: SignedIn, purpose: MediaPurpose): Promise<void> {
    authorize(mediaPolicy.upload(actor, purpose));
    const asks = mediaPolicy.needsGuardian(actor);
    if (asks && !(await guardians.permits(db, actor.id, 'upload_media'))) {
      throw familyFaults.guardianSaysNo();
    }
    if ((await mediaStore.storedBytesOf(db, actor.id)) >= quotaBytes) {
      throw mediaFaults.storageFull();
    }
  }

  /** From bytes of a stranger to a file of ours. */
  async function admit(
    actor: SignedIn,
    purpose: MediaPurpose,
    { received, folder, source }: { received: Received; folder: string; source: 'upload' | 'url' },
  ): Promise<UploadedFile> {
    const format = await formatOf(await headOf(received.path));
    const refusal = fileRefusal(purpose, { format, bytes: received.bytes });
    if (refusal !== undefined || format === undefined) {
      throw mediaFaults.wrongFile({ message: refusal ?? PURPOSES[purpose].wrongType });
    }
    const prepared = await work.run(() => prepare(received.path, { format, folder, ffmpeg }));
    if (prepared === undefined) throw mediaFaults.busy();
    const inspection = await look(prepared);
    const outcome = mediaPolicy.outcome(actor, inspection);
    const file = { ...prepared, source, outcome, inspection, purpose, uploadedBy: actor.id };
    return keep({ db, clock, storage, quotaBytes }, file);
  }

  /** A look that fails is one that did not happen. */
  async function look({ preview }: Prepared): Promise<Inspection | undefined> {
    if (preview === undefined || inspect === undefined) return undefined;
    return inspect(preview).catch(() => undefined);
  }

  return {
    async upload(actor: SignedIn, purpose: MediaPurpose, file: IncomingFile) {
      await mayEnter(actor, purpose);
      if (hasExecutableName(file.name)) {
        throw mediaFaults.wrongFile({ message: mediaMessages.executableName });
      }
      return inWorkshop(async (folder) => {
        const received = await receive(file.content, { folder, maxBytes: maxBytesOf(purpose) });
        if (received === undefined) throw mediaFaults.tooLargeFile({ message: tooLarge(purpose) });
        return admit(actor, purpose, { received, folder, source: 'upload' });
      });
    },

    async fetchImage(actor: SignedIn, purpose: MediaPurpose, { url }: ImageUrl) {
      await mayEnter(actor, purpose);
      return inWorkshop(async (folder) => {
        const content = fetchRemote(network, url);
        const received = await receive(content, { folder, maxBytes: FETCH_MAX_BYTES });
        const { image } = PURPOSES[purpose];
        if (received === undefined) throw mediaFaults.wrongFile({ message: image.tooLarge });
        const format = await formatOf(await headOf(received.path));
        if (format?.startsWith('image/') !== true) throw mediaFaults.notFetched();
        return admit(actor, purpose, { received, folder, source: 'url' });
      });
    },
  };
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
