import { type RawBuilder, sql } from 'kysely';
import { isOwnChild, isActiveTag } from './tags.ts';
import {
  CHILD_VIEWER,
  type PostNames,
  type Viewer,
  between,
  isOfClubThere,
  isUpFor,
  mayReadPost,
  ownChildren,
} from './visibility.ts';

/**
 * People look at what they are tagged in, and so do guardians of a child under 13, who may remove the tag. No
 * tag stands across a block of its two people; one between author and guardian hides nothing (rule 25).
 */
const isOfTagged = (
  viewer: Viewer,
  now: Date,
  { post, author }: { post: string; author: string },
): RawBuilder<boolean> => sql<boolean>`(not ${sql.ref(`${post}.is_hidden`)}
  and ${isOfClubThere(post)} and ${sql.ref(`${post}.visibility`)} <> 'private'
  and ${isUpFor(viewer, { post, author }, sql<boolean>`true`)} and exists (
    select from post_tags tag join athlete_profiles tagged on tagged.id = tag.user_id
    where tag.post_id = ${sql.ref(`${post}.id`)} and ${isActiveTag(now, { post })}
      and (tag.user_id = ${viewer.id} or ${isOwnChild(viewer, 'tagged', now)})))`;

/**
 * Who may open a post: people who see it, the guardians of a child under 13 who sees it (rule 25), and
 * people who are tagged in it. It is in no list of theirs, and not theirs to answer.
 */
export function mayOpenPost(
  viewer: Viewer | undefined,
  now: Date,
  { post = 'post', author = 'author', known = between(viewer, author, now) }: PostNames = {},
): RawBuilder<boolean> {
  const names = { post, author, known };
  if (viewer === undefined) return mayReadPost(viewer, now, names);
  const throughChild = viewer.isGuardian
    ? sql`or exists (select from ${ownChildren(viewer.id, now)}
        and ${mayReadPost(CHILD_VIEWER, now, { post, author })})`
    : sql``;
  return sql<boolean>`(${mayReadPost(viewer, now, names)} ${throughChild}
    or ${isOfTagged(viewer, now, names)})`;
}
