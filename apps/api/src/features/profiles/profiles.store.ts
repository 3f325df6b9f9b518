import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { MediaId } from '@ribbon/domain/media';
import type { NewPicture, ProfileEdit } from '@ribbon/domain/profiles';
import type { Kysely } from 'kysely';

export const profileStore = {
  async save(tx: Kysely<DB>, userId: UserId, profile: ProfileEdit, at: Date): Promise<void> {
    const { instagram, youtube, tiktok } = profile;
    const links = Object.entries({ instagram, youtube, tiktok }).filter(
      ([, name]) => name !== null,
    );
    await tx
      .updateTable('athlete_profiles')
      .set({
        full_name: profile.fullName,
        country: profile.country,
        bio: profile.bio,
        age_shown: profile.age,
        specialties: profile.specialties,
        achievements: profile.achievements,
        social_links: JSON.stringify(Object.fromEntries(links)),
        updated_at: at,
      })
      .where('id', '=', userId)
      .execute();
  },

  async wear(tx: Kysely<DB>, userId: UserId, picture: NewPicture, at: Date): Promise<void> {
    await tx
      .updateTable('athlete_profiles')
      .set({
        profile_image_art: 'art' in picture ? picture.art : null,
        profile_image_id: 'imageId' in picture ? picture.imageId : null,
        updated_at: at,
      })
      .where('id', '=', userId)
      .execute();
  },

  /** Unless another one is worn by now. */
  async takeOff(tx: Kysely<DB>, userId: UserId, imageId: MediaId, at: Date): Promise<void> {
    await tx
      .updateTable('athlete_profiles')
      .set({ profile_image_id: null, updated_at: at })
      .where('id', '=', userId)
      .where('profile_image_id', '=', imageId)
      .execute();
  },
};
