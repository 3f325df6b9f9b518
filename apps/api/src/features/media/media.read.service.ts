import type { DB } from '#db/schema.generated';
import type { Content } from '#platform/content/content-registry';
import { reveal } from '#platform/http/guards';
import type { Storage } from '#platform/storage/storage';
import type { Actor } from '@ribbon/domain/accounts';
import { type StoredFile, commonFaults } from '@ribbon/domain/kernel';
import {
  type MediaAccess,
  type MediaId,
  MediaSubjectKind,
  type MediaVariant,
  mediaPolicy,
} from '@ribbon/domain/media';
import type { Kysely } from 'kysely';
import { type Keys, mediaStore } from './media.store.ts';

interface Needs {
  db: Kysely<DB>;
  storage: Storage;
  content: Pick<Content, 'media'>;
}

export type MediaReading = ReturnType<typeof mediaReading>;

export function mediaReading({ db, storage, content }: Needs) {
  async function accessOf(
    viewer: Actor,
    { subjectKind, subjectId }: { subjectKind: string | null; subjectId: string | null },
  ): Promise<MediaAccess> {
    const kind = MediaSubjectKind.safeParse(subjectKind);
    if (!kind.success || subjectId === null) return 'nobody';
    return content.media(kind.data).reader(db, subjectId, viewer);
  }

  return {
    /** A file that is not there, or not for this viewer, answers alike. */
    async open(viewer: Actor, id: MediaId, variant: MediaVariant): Promise<StoredFile> {
      const file = reveal(await mediaStore.find(db, id));
      const access = await accessOf(viewer, file);
      const isAttached = file.subjectKind !== null;
      reveal(file, mediaPolicy.read(viewer, { ...file, isAttached }, access));
      const isForAll = access === 'everyone' && file.status === 'ready' && file.isSeen;
      const audience = isForAll ? 'everyone' : 'viewer';
      return storedVariant(storage, file, { variant, audience });
    },
  };
}

/**
 * The bytes of one variant, for people who may see them; not found when the store does not have
 * them.
 */
export async function storedVariant(
  storage: Storage,
  file: { variants: unknown; mimeType: string; sha256: string },
  { variant, audience }: { variant: MediaVariant; audience: StoredFile['audience'] },
): Promise<StoredFile> {
  const keys = file.variants as Keys;
  const key = reveal(keys[variant] ?? narrower(keys, variant));
  const bytes = await storage.size(key);
  if (bytes === undefined) throw commonFaults.notFound();
  return {
    mediaType: variant === 'video' ? file.mimeType : 'image/webp',
    bytes,
    tag: `${file.sha256.slice(0, 32)}-${key.split('/')[1] ?? ''}`,
    audience,
    open: (range) => storage.open(key, range),
  };
}

/** A narrow picture has itself only, and that is its answer to every width. */
const narrower = (keys: Keys, variant: MediaVariant): string | undefined =>
  variant === 'small' || variant === 'medium' ? keys.large : undefined;
