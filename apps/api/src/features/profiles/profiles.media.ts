import type { AccountRecords } from '#features/accounts';
import type { MediaOwnerHooks, MediaReader } from '#platform/content/content';
import { viewerOf } from '#db/visibility/viewer';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import { UserId } from '@ribbon/domain/accounts';
import { profilePolicy } from '@ribbon/domain/profiles';
import { profileReadingStore } from './profiles.read.store.ts';
import { factsFor } from './profiles.read.service.ts';

/** Everyone who sees a profile sees its picture. */
export const profilePictureReader =
  ({ clock }: { clock: Clock }): MediaReader =>
  async (db, profileId, viewer) => {
    const now = clock();
    const userId = UserId.parse(profileId);
    const sqlViewer = viewer && viewerOf(viewer);
    const row = await profileReadingStore.find(db, userId, sqlViewer, now);
    if (row === undefined) return 'nobody';
    const facts = factsFor(viewer, row, now);
    if (facts.isSelf || facts.isGuardian) return 'overseer';
    return profilePolicy.viewFor(viewer, facts) === 'none' ? 'nobody' : 'viewer';
  };

/** Takes off a picture that cannot stay; the initials are shown until another one is chosen. */
export const profilePictureHooks = ({
  clock,
  domainEvents,
  records,
}: {
  clock: Clock;
  domainEvents: DomainEvents;
  records: Pick<AccountRecords, 'takePictureOff'>;
}): MediaOwnerHooks => ({
  async decided(tx, profileId, { id, wasHeld, approved }) {
    const userId = UserId.parse(profileId);
    if (approved && !wasHeld) return;
    if (!approved) await records.takePictureOff(tx, userId, id, clock());
    await domainEvents.publish(tx, 'picture.reviewed', {
      userId,
      clubId: null,
      published: approved,
    });
    for (const topic of ['people', 'me'] as const) await invalidate(tx, `user:${userId}`, topic);
  },
});
