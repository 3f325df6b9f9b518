import { isOwnChild, mayReadTag } from '#db/visibility/tags';
import { type Viewer, bandOf } from '#db/visibility/visibility';
import { type RawBuilder, sql } from 'kysely';

/** Who is in the pictures of `post`, as `PostTag[]`, as far as this reader may know. */
export function tagsJson(viewer: Viewer | undefined, now: Date): RawBuilder<unknown> {
  const mayRemove =
    viewer === undefined
      ? sql`false`
      : sql`(tag.user_id = ${viewer.id} or ${isOwnChild(viewer, 'tagged', now)})`;
  return sql`coalesce((
    select json_agg(json_build_object('id', tagged.id,
      'name', shown_name(tagged.full_name, tagged.username, ${bandOf('tagged', now)}), 'username', tagged.username,
      'isWaiting', tag.state = 'waiting', 'mayRemove', ${mayRemove}) order by tag.tagged_at, tag.user_id)
    from post_tags tag join athlete_profiles tagged on tagged.id = tag.user_id
    where tag.post_id = post.id and ${mayReadTag(viewer, now)}), '[]')`;
}
