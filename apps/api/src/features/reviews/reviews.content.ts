import type { DB } from '#db/schema.generated';
import type { ContentHiding, ContentKind } from '#platform/content/content';
import { type Kysely, sql } from 'kysely';
import { reviewStore } from './reviews.store.ts';

/** Reviews of clubs: everyone who sees one can report it. */
export const reviewContent = ({
  db,
  hiding,
}: {
  db: Kysely<DB>;
  hiding: ContentHiding;
}): ContentKind => ({
  kind: 'club_review',
  excerpt: (id) => sql`
    select coalesce(review.comment, review.rating || ' of 5') as text, review.user_id as author
    from club_reviews review where review.id = ${id}`,
  report: {
    async find(viewer, id) {
      const review = await reviewStore.visible(db, id, viewer.id);
      return (
        review && {
          authorId: review.authorId,
          isForEverybody: true,
          snapshot: `${review.rating}/5 ${review.comment ?? ''}`.trim(),
        }
      );
    },
  },
  hiding,
});
