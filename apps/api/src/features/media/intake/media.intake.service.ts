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
import type { Inspect } from '../inspection/media.inspection.service.ts';
import { mediaStore } from '../media.store.ts';
import { HEAD_BYTES, formatOf } from './media.identify.rules.ts';
import { type Received, inWorkshop, receive } from './media.incoming.service.ts';
import { keep, mainOf, sha256Of } from './media.keep.service.ts';
import { prepare } from './media.prepare.service.ts';
import { fetchRemote } from './media.remote.ts';

/** Pictures in work at once, and as many more in line; each may hold some hundred megabytes. */
const CONCURRENCY = 2;
const MAX_WAITING = 30;

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  storage: Storage;
  config: { media: MediaConfig };
  network: Network;
  guardians: Pick<GuardianGate, 'permits'>;
  inspect: Inspect;
  /** Whether the look alone, without a person, opens an adult's picture to minors. */
  trustsLook: () => Promise<boolean>;
}

export type MediaIntake = ReturnType<typeof mediaIntake>;

/** The one way in for every picture and video. */
export function mediaIntake(needs: Needs) {
  const { db, clock, storage, config, network, guardians, inspect, trustsLook } = needs;
  const work = boundedQueue({ concurrency: CONCURRENCY, maxWaiting: MAX_WAITING });
  const { quotaBytes, ffmpeg, check } = config.media;
  const wantsFrames = check.kind !== 'off';

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
    const place = { format, folder, ffmpeg, wantsFrames };
    const prepared = await work.run(() => prepare(received.path, place));
    if (prepared === undefined) throw mediaFaults.busy();
    const sha256 = await sha256Of(mainOf(prepared, purpose).content);
    const inspected = await inspect({ pictures: prepared.previews, sha256 });
    const isNearCopy = inspected.nearCopyOf !== undefined;
    const { look } = inspected;
    const isTrusted = await trustsLook();
    const outcome = mediaPolicy.outcome(actor, { look, isNearCopy, isTrusted });
    const isSeen = mediaPolicy.isSeen(look, isTrusted);
    const origin = { source, sha256, purpose, uploadedBy: actor.id };
    const file = { ...prepared, ...origin, outcome, inspected, isSeen };
    return keep({ db, clock, storage, quotaBytes }, file);
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
