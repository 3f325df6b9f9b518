import { isOpenProfile } from '#db/visibility';
import { sql } from 'kysely';

/** The columns of a reported profile `p`: its author, and what it says at this moment. */
export const reportedProfile = (now: Date) => sql`p.id as "authorId",
  concat_ws(' · ', '@' || p.username, p.full_name, p.bio) as snapshot,
  array_remove(array[p.profile_image_id], null) as "mediaIds",
  ${isOpenProfile('p', now)} as "isForEverybody"`;
