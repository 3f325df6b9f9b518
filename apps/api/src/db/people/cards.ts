import {
  type PersonArt,
  type PersonCard,
  type PersonImageId,
  type UserId,
  ageBandAt,
  shownName,
} from '@ribbon/domain/accounts';
import type { MediaId } from '@ribbon/domain/media';
import { sql } from 'kysely';
import { bandOf } from '../visibility/visibility.ts';

export interface CardRow {
  userId: UserId;
  username: string;
  fullName: string | null;
  birthMonth: number | null;
  birthYear: number | null;
  isVerified: boolean;
  country: string | null;
  art: PersonArt | null;
  imageId: PersonImageId | null;
}

/**
 * A stored picture, once it was looked at: on cards, which go to everybody, nobody meets what is held
 * or what nobody has seen.
 */
const lookedAt = (image: string) => sql<MediaId | null>`(select shown.id from media_files shown
  where shown.id = ${sql.ref(image)} and shown.status = 'ready' and shown.is_seen)`;

export const shownImage = (profile: string) => lookedAt(`${profile}.profile_image_id`);
export const shownChallengeImage = (challenge: string) => lookedAt(`${challenge}.image_id`);
export const shownCompetitionImage = (competition: string) => lookedAt(`${competition}.image_id`);
export const shownClubImage = (club: string) => lookedAt(`${club}.image_id`);

/** The columns of a card, of a profile that is joined as `profile`. */
export const CARD = sql`profile.id as "userId", profile.username, profile.full_name as "fullName",
  profile.birth_month as "birthMonth", profile.birth_year as "birthYear", profile.is_verified as "isVerified",
  profile.country, profile.profile_image_art as art, ${shownImage('profile')} as "imageId"`;

/** A person as others see them in a list. */
export const cardOf = (row: CardRow, now: Date): PersonCard => ({
  id: row.userId,
  name: shownName({ ...row, ageBand: ageBandAt(row, now) }),
  username: row.username,
  isVerified: row.isVerified,
  country: row.country,
  art: row.art,
  imageId: row.imageId,
});

/** The same as JSON that PostgreSQL writes, of a profile that is joined by this name. */
export function cardJson(profile: string, now: Date) {
  const of = (column: string) => sql.ref(`${profile}.${column}`);
  return sql`json_build_object('id', ${of('id')},
    'name', shown_name(${of('full_name')}, ${of('username')}, ${bandOf(profile, now)}),
    'username', ${of('username')}, 'isVerified', ${of('is_verified')}, 'country', ${of('country')},
    'art', ${of('profile_image_art')}, 'imageId', ${shownImage(profile)})`;
}

/** Nobody is found by what others cannot see of them: a minor's surname leads nowhere. */
export const foundBy = (now: Date) => sql<string>`case
  when age_band(profile.birth_month, profile.birth_year, ${now}) = 'adult' then profile.search_text
  else searchable(given_name(coalesce(profile.full_name, '')) || ' ' || profile.username) end`;
