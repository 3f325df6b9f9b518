import type { DB } from '#db/schema.generated';
import { type Look, inspectionOf, worstOf } from '@ribbon/domain/media';
import type { Kysely } from 'kysely';
import type { Detector } from './media.detector.rules.ts';
import { hashOf } from './media.hash.format.ts';
import { rejectedStore } from './media.rejected.store.ts';

/** What is known of a file before anybody has seen it. */
export interface Inspected {
  look: Look;
  hashes: readonly string[];
  /** When the picture that it resembles was rejected. */
  nearCopyOf: Date | undefined;
}

export type Inspect = (file: {
  /** The picture, or frames of the video; none where nothing can make them. */
  pictures: readonly Uint8Array[];
  sha256: string;
}) => Promise<Inspected>;

interface Needs {
  db: Kysely<DB>;
  detector: Detector | undefined;
  log: { warn(details: object, message: string): void };
}

/** Looks before anything is stored: a process that dies meanwhile leaves nothing behind. */
export const inspector = ({ db, detector, log }: Needs): Inspect => {
  /** A look that fails is one for a person. */
  async function look(pictures: readonly Uint8Array[]): Promise<Look> {
    if (detector === undefined) return 'off';
    try {
      const looks = [];
      for (const picture of pictures) looks.push(inspectionOf(await detector.detect(picture)));
      return worstOf(looks) ?? 'failed';
    } catch (error) {
      log.warn({ err: error, service: detector.kind }, 'the picture check failed');
      return 'failed';
    }
  }

  return async ({ pictures, sha256 }) => {
    const hashes: string[] = [];
    for (const picture of pictures) {
      const hash = await hashOf(picture);
      if (hash !== undefined) hashes.push(hash);
    }
    const nearCopyOf = await rejectedStore.nearest(db, { sha256, hashes });
    return { look: await look(pictures), hashes, nearCopyOf };
  };
};
