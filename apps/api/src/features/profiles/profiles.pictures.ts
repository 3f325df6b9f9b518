import type { MediaReader } from '#features/media';
import { viewerOf } from '#features/posts';
import type { Clock } from '#platform/clock';
import { UserId, ageBandAt } from '@ribbon/domain/accounts';
import { profilePolicy } from '@ribbon/domain/profiles';
import { profileReadingStore } from './profiles.reading.store.ts';

/** A profile picture is seen by those who see the profile. */
export const profilePictureReader =
  ({ clock }: { clock: Clock }): MediaReader =>
  async (db, profileId, viewer) => {
    const now = clock();
    const userId = UserId.parse(profileId);
    const eyes = viewer && viewerOf(viewer);
    const row = await profileReadingStore.find(db, userId, eyes, now);
    if (row === undefined) return 'nobody';
    const isSelf = viewer?.id === userId;
    if (isSelf || row.isGuardian) return 'overseer';
    const facts = { ...row, isSelf, ageBand: ageBandAt(row, now) };
    return profilePolicy.sight(viewer, facts) === 'none' ? 'nobody' : 'viewer';
  };
