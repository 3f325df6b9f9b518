import type { DB } from '#db/schema.generated';
import type { MediaLibrary } from '#features/media';
import type { MediaOwnerHooks, MediaReader } from '#platform/content/content';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import type { ClubId, Member } from '@ribbon/domain/accounts';
import type { MediaId } from '@ribbon/domain/media';
import type { Kysely } from 'kysely';
import { invalidateForEverybody } from '../clubs.realtime.ts';
import { clubStore } from '../clubs.store.ts';

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

/** One that cannot stay is taken down; the club shows a drawing until another one is chosen. */
export const clubPictureHooks = ({
  clock,
  domainEvents,
}: {
  clock: Clock;
  domainEvents: DomainEvents;
}): MediaOwnerHooks => ({
  lock: (tx, clubId) => clubStore.lock(tx, clubId as ClubId),

  async decided(tx, subjectId, { id, uploadedBy, wasHeld, approved }) {
    const clubId = subjectId as ClubId;
    if (approved && !wasHeld) return;
    if (!approved) await clubStore.takeDown(tx, clubId, id, clock());
    await invalidateForEverybody(tx);
    if (uploadedBy === null) return;
    const published = approved;
    await domainEvents.publish(tx, 'picture.reviewed', { userId: uploadedBy, clubId, published });
  },
});
