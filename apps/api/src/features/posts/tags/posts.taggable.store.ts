import { CARD, type CardRow, foundBy } from '#db/people/cards';
import {
  IS_ACTIVE_CLUB,
  areFriends,
  friendIdsOf,
  isCoachOf,
  isLivingLink,
  isMemberOfClub,
  isNotSuspended,
  notBlocked,
  shareClub,
} from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/queries/search';
import { hasPhotoConsent, isGuardianOfMinor } from '#db/visibility/tags';
import { bandOf } from '#db/visibility/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import {
  TAGGABLE_SHOWN,
  type TagAudience,
  type TaggedPerson,
  tagPolicy,
} from '@ribbon/domain/posts';
import type { TagChoice } from '@ribbon/domain/privacy';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** What there is between an author and a person, before the choice is read at its age. */
export interface TaggableRow extends CardRow, Omit<TaggedPerson, 'choice'> {
  stored: TagChoice | null;
}

/** Who tags, for which readers, and when. */
export interface Tagging {
  authorId: UserId;
  audience: TagAudience;
  now: Date;
}

/** What `tagPolicy.begins` asks, of `profile`. */
function facts({ authorId, audience, now }: Tagging): RawBuilder<unknown> {
  const use = tagPolicy.useFor(audience);
  const isOfClub =
    audience.clubId === null
      ? sql`true`
      : sql`exists (select from (select ${audience.clubId}::uuid as id) club
          where ${isMemberOfClub(sql.ref('profile.id'), 'club.id')})`;
  return sql`${CARD}, ${bandOf('profile', now)} as "ageBand", profile.user_type as "userType",
    (select privacy.who_can_tag from privacy_settings privacy where privacy.user_id = profile.id) as stored,
    ${areFriends(authorId, 'profile.id')} as "isFriend", ${shareClub(authorId, 'profile.id')} as "sharesClub",
    ${isGuardianOfMinor(sql`${authorId}::uuid`, 'profile', now)} as "isOwnChild", ${isCoachOf(authorId, 'profile.id')} as "isCoached",
    ${use === undefined ? sql`false` : hasPhotoConsent('profile', sql.lit(use), now)} as "hasConsent",
    ${isOfClub} as "isOfClub"`;
}

const isThere = (authorId: UserId) => sql`profile.status = 'active' and profile.id <> ${authorId}
  and ${notBlocked(authorId, 'profile.id')} and ${isNotSuspended(sql.ref('profile.id'))}`;

/** Friends, own children and people of the same clubs. */
const known = (authorId: UserId) => sql`(
  select id from ${friendIdsOf(sql`${authorId}::uuid`)} friend
  union
  select child_id from parental_relationships where parent_id = ${authorId} and ${isLivingLink('parental_relationships')}
  union
  select theirs.user_id from club_memberships own
    join clubs on clubs.id = own.club_id and ${IS_ACTIVE_CLUB}
    join club_memberships theirs on theirs.club_id = own.club_id and theirs.status = 'active'
  where own.user_id = ${authorId} and own.status = 'active')`;

export const taggableStore = {
  /** These people, as far as they are there for the author. */
  async among(db: Kysely<DB>, tagging: Tagging, people: readonly UserId[]): Promise<TaggableRow[]> {
    if (people.length === 0) return [];
    const { rows } = await sql<TaggableRow>`
      select ${facts(tagging)} from athlete_profiles profile
      where profile.id in (${sql.join(people)}) and ${isThere(tagging.authorId)}`.execute(db);
    return rows;
  },

  /** The first of these names; who of the minors is not covered by a consent is not among them. */
  async search(db: Kysely<DB>, tagging: Tagging, words: string): Promise<TaggableRow[]> {
    const { authorId, now } = tagging;
    const { rows } = await sql<TaggableRow>`
      select * from (
        select ${facts(tagging)} from ${known(authorId)} near join athlete_profiles profile on profile.id = near.id
        where ${isThere(authorId)} and ${foundBy(now)} like ${likeWords(words)}) found
      where coalesce(stored, 'ask') <> 'nobody' and case when "ageBand" = 'adult' then true
        else "hasConsent" and "isOfClub" and ("isOwnChild" or "isCoached") end
      order by "fullName", username limit ${sql.lit(TAGGABLE_SHOWN)}`.execute(db);
    return rows;
  },
};
