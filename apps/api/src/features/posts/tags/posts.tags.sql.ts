import { isOwnChild, mayReadTag } from '#db/tags';
import { type Viewer, bandOf } from '#db/visibility';
import { type RawBuilder, sql } from 'kysely';

/** Who is in the pictures of `p`, as `PostTag[]`, as far as this reader may know. */
export function tagsJson(viewer: Viewer | undefined, now: Date): RawBuilder<unknown> {
  const mayRemove =
    viewer === undefined
      ? sql`false`
      : sql`(t.user_id = ${viewer.id} or ${isOwnChild(viewer, 'q', now)})`;
  return sql`coalesce((
    select json_agg(json_build_object('id', q.id,
      'name', shown_name(q.full_name, q.username, ${bandOf('q', now)}), 'username', q.username,
      'isWaiting', t.state = 'waiting', 'mayRemove', ${mayRemove}) order by t.tagged_at, t.user_id)
    from post_tags t join athlete_profiles q on q.id = t.user_id
    where t.post_id = p.id and ${mayReadTag(viewer, now)}), '[]')`;
}
