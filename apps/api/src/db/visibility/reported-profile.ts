import { isOpenProfile } from '#db/visibility/visibility';
import { sql } from 'kysely';

/** The columns of a reported profile `p`: its author, and what it says at this moment. */
export const reportedProfile = (now: Date) => sql`profile.id as "authorId",
  concat_ws(' · ', '@' || profile.username, profile.full_name, profile.bio) as snapshot,
  array_remove(array[profile.profile_image_id], null) as "mediaIds",
  ${isOpenProfile('profile', now)} as "isForEverybody"`;
