import type { Part } from '#testing/cast';
import type { Member } from '@ribbon/domain/accounts';
import type { Input, Scene } from './case.ts';

/** A request about a post of the adult of the cast that everybody can read. */
export const onPublicPost =
  (more: Input = {}) =>
  async ({ world, cast }: Scene) => {
    const { id: postId } = await world.db
      .insertInto('posts')
      .values({
        author_id: cast.adult.id,
        visibility: 'public',
        approval_status: 'approved',
        reader_age: 0,
        content: 'For everybody',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...more, params: { postId } };
  };

/** What the coach says about the club of the cast. */
export async function coachsReview({ world, cast }: Scene, status: 'pending' | 'approved') {
  const { id, updated_at } = await world.db
    .insertInto('club_reviews')
    .values({ club_id: cast.clubId, user_id: cast.coach.id, rating: 4, status })
    .onConflict((conflict) => conflict.columns(['user_id', 'club_id']).doUpdateSet({ status }))
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow();
  return { id, seen: updated_at.toISOString() };
}

/** Under 16, people read nothing of strangers; the child whose guardian has not answered is as young. */
export const YOUNG: ReadonlySet<Part> = new Set(['awaiting child', 'approved child', 'fourteen']);

/** What somebody wrote for everybody who is a stranger to all others of the cast. */
export const ofStranger = {
  allows: (_: Member, part: Part) => !YOUNG.has(part),
  refused: 404,
} as const;
