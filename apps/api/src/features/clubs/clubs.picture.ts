import type { DB } from '#db/schema.generated';
import type { MediaLibrary, MediaReader } from '#features/media';
import type { ClubId, Member } from '@ribbon/domain/accounts';
import type { MediaId } from '@ribbon/domain/media';
import type { Kysely } from 'kysely';
import { clubStore } from './clubs.store.ts';

export type ShowPicture = ReturnType<typeof showClubPicture>;

/**
 * Makes this the one stored picture of a club, or none. The picture before is deleted; one that
 * the actor has not uploaded is refused.
 */
export const showClubPicture =
  (media: Pick<MediaLibrary, 'replace'>) =>
  (tx: Kysely<DB>, actor: Member, clubId: ClubId, imageId: MediaId | null): Promise<void> =>
    media.replace(tx, actor, { kind: 'club', id: clubId }, imageId === null ? [] : [imageId]);

/** Everybody sees the picture of a club, as long as there is the club. */
export const clubPictureReader: MediaReader = async (db, clubId) =>
  (await clubStore.exists(db, clubId)) ? 'everyone' : 'nobody';
