import type { MediaReader } from '#features/media';
import type { Clock } from '#platform/clock';
import { pictureStore } from './profiles.pictures.store.ts';

/**
 * A profile picture is seen by friends and people of the own club, and by others only where the
 * profile is public, which it never is below 16.
 */
export const profilePictureReader =
  ({ clock }: { clock: Clock }): MediaReader =>
  async (db, profileId, viewer) => {
    const profile = await pictureStore.audience(db, profileId, viewer?.id, clock());
    if (profile === undefined) return 'nobody';
    if (profile.isOwner || profile.isGuardian) return 'overseer';
    return profile.isVisible && (profile.isOpen || profile.isKnown) ? 'viewer' : 'nobody';
  };
