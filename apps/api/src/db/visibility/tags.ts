import { PhotoUse, seasonAt } from '@ribbon/domain/families';
import { type RawBuilder, sql } from 'kysely';
import { isUnderConsentAge } from './consent-age.ts';
import {
  areFriends,
  hiddenFrom,
  isCoaching,
  isGuardianOf,
  isInGoodStanding,
  isLivingLink,
  isMemberOfClub,
  isNotSuspended,
  shareClub,
} from './relations.ts';
import {
  CHILD_VIEWER,
  type SqlViewer,
  type Viewer,
  bandOf,
  isAuthorOf,
  isInCircleOf,
  isInOwnCircle,
  isOfChild,
  isOpenProfile,
  ownChildren,
} from './visibility.ts';

/** The aliases of a tag, of the profile of the tagged person, and of the post. */
interface TagNames {
  tag?: string;
  tagged?: string;
  post?: string;
}

/** The photo consent that a minor's tag needs, as `tagPolicy.useFor` of domain says it; null: none covers it. */
const useFor = (post: string) => sql<string | null>`(case
  when ${sql.ref(`${post}.visibility`)} = 'friends' then 'club_members'
  when ${sql.ref(`${post}.visibility`)} = 'public' and ${sql.ref(`${post}.club_id`)} is not null then 'club_pages' end)`;

/** Whether the consent for these readers stands, for the profile of a minor. */
export const hasPhotoConsent = (
  person: string,
  use: RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> =>
  sql<boolean>`photo_consent_stands(${sql.ref(`${person}.id`)}, ${bandOf(person, now)}, ${use},
    ${sql.lit(seasonAt(now))}, ${isUnderConsentAge(person, now)})`;

/** The uses of pictures of a minor that are agreed to now; null of an adult, who is asked. */
export const photoUsesOf = (person: string, now: Date): RawBuilder<PhotoUse[] | null> =>
  sql`case when ${bandOf(person, now)} <> 'adult' then array(
    select use from unnest(${PhotoUse.options}::text[]) with ordinality wanted (use, nth)
    where ${hasPhotoConsent(person, sql`use`, now)} order by nth) end`;

/**
 * Whether a person is a guardian of a minor; of a child under 13 one who decides and does not only
 * look.
 */
export const isGuardianOfMinor = (
  by: RawBuilder<unknown>,
  tagged: string,
  now: Date,
): RawBuilder<boolean> => sql<boolean>`exists (select from parental_relationships looks
  where looks.parent_id = ${by} and looks.child_id = ${sql.ref(`${tagged}.id`)}
    and ${isLivingLink('looks')}
    and (looks.role <> 'view_only' or ${bandOf(tagged, now)} <> 'under13'))`;

/** A minor is tagged by a guardian or a confirmed coach, as long as that is what they are (rule 23). */
const isByRight = (tag: string, tagged: string, now: Date): RawBuilder<boolean> => {
  const by = sql.ref(`${tag}.tagged_by`);
  return sql<boolean>`(${isInGoodStanding(by)}
    and (${isGuardianOfMinor(by, tagged, now)} or ${isCoaching(by, sql.ref(`${tagged}.id`))}))`;
};

/** How old the tagged person was when the tag was set. */
const bandThen = (tag: string, tagged: string) =>
  sql`age_band(${sql.ref(`${tagged}.birth_month`)}, ${sql.ref(`${tagged}.birth_year`)},
    ${sql.ref(`${tag}.tagged_at`)})`;

/**
 * A tag rests on the consent required at the age at which it was set. A tag that a guardian's
 * consent set for a child needs the young person's own yes from 13 on, so it no longer stands; and
 * no tag of a minor comes back at 18, when no consent is asked.
 */
const isOfThisAge = (tag: string, tagged: string, now: Date): RawBuilder<boolean> =>
  sql<boolean>`(case ${bandOf(tagged, now)} when 'under13' then true
    when 'adult' then ${bandThen(tag, tagged)} = 'adult'
    else ${sql.ref(`${tag}.state`)} = 'waiting' or ${sql.ref(`${tag}.answered_at`)} is not null end)`;

/**
 * Whether a tag that nobody removed still stands: computed on each read, so that a consent taken
 * back, a confirmation lost, a block, a pause or a suspension takes it out of everything at once.
 */
export const isActiveTag = (
  now: Date,
  { tag = 'tag', tagged = 'tagged', post = 'post' }: TagNames = {},
): RawBuilder<boolean> => {
  const club = `${post}.club_id`;
  return sql<boolean>`(${sql.ref(`${tag}.state`)} <> 'removed'
    and ${sql.ref(`${tagged}.status`)} = 'active' and ${sql.ref(`${tagged}.in_community`)}
    and ${isNotSuspended(sql.ref(`${tagged}.id`))}
    and ${sql.ref(`${tag}.tagged_by`)} not in ${hiddenFrom(sql.ref(`${tagged}.id`))}
    and exists (select from post_media shown where shown.post_id = ${sql.ref(`${post}.id`)})
    and ${isOfThisAge(tag, tagged, now)}
    and case when ${bandOf(tagged, now)} = 'adult' then true else
      ${isByRight(tag, tagged, now)} and ${hasPhotoConsent(tagged, useFor(post), now)}
      and (${sql.ref(club)} is null or ${isMemberOfClub(sql.ref(`${tagged}.id`), club)}) end)`;
};

/**
 * Whether a reader may know that this person is in a picture; a minor's name stays in the circle
 * (rule 24).
 */
function isVisibleToViewer(
  sqlViewer: SqlViewer,
  now: Date,
  { tagged, post }: Required<Omit<TagNames, 'tag'>>,
): RawBuilder<boolean> {
  const id = `${tagged}.id`;
  const isKnown = sql`(${isOpenProfile(tagged, now)} or case when ${bandOf(tagged, now)} = 'adult'
    then ${areFriends(sqlViewer.id, id)} or ${shareClub(sqlViewer.id, id)} else ${isInCircleOf(sqlViewer, tagged)} end)`;
  const isMet = sqlViewer.isYoung ? isInOwnCircle(sqlViewer, tagged, now) : sql`true`;
  return sql<boolean>`(${sql.ref(id)} not in ${hiddenFrom(sqlViewer.id)}
    and (${isAuthorOf(sqlViewer.id, post)} or ${isKnown} and ${isMet}))`;
}

/** A child under 13 in the viewer's care. */
export const isOwnChild = (viewer: Viewer, person: string, now: Date): RawBuilder<boolean> =>
  viewer.isGuardian
    ? sql<boolean>`(${bandOf(person, now)} = 'under13' and ${isGuardianOf(viewer.id, `${person}.id`)})`
    : sql<boolean>`false`;

/**
 * The one definition of who reads a tag, among people who may open its post: the tagged person and
 * the child's guardians; others once it was accepted, if they may know of the person. A guardian
 * reads what the child reads (rule 25).
 */
export function mayReadTag(
  viewer: Viewer | undefined,
  now: Date,
  { tag = 'tag', tagged = 'tagged', post = 'post' }: TagNames = {},
): RawBuilder<boolean> {
  const names = { tagged, post };
  const isAccepted = sql`${sql.ref(`${tag}.state`)} = 'accepted'`;
  const stands = isActiveTag(now, { tag, ...names });
  if (viewer === undefined) {
    return sql<boolean>`(${stands} and ${isAccepted} and ${isOpenProfile(tagged, now)})`;
  }
  const isChildsToo = viewer.isGuardian
    ? sql`exists (select from ${ownChildren(viewer.id, now)} and ${isOfChild(now, { post })}
        and ${isVisibleToViewer(CHILD_VIEWER, now, names)})`
    : sql`false`;
  return sql<boolean>`(${stands} and (${sql.ref(`${tagged}.id`)} = ${viewer.id}
    or ${isOwnChild(viewer, tagged, now)}
    or (${isAccepted} or ${isAuthorOf(viewer.id, post)}) and (
      ${isVisibleToViewer(viewer, now, names)} or ${isAccepted} and ${isChildsToo})))`;
}
