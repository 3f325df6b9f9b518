import type { DB } from '#db/schema.generated';
import type { Member } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { reviewStore } from './reviews.store.ts';

/** A review as something that everyone who sees it can report. */
export const reviewSubject =
  ({ db }: { db: Kysely<DB> }) =>
  async (viewer: Member, id: string) => {
    const review = await reviewStore.visible(db, id, viewer.id);
    return (
      review && {
        authorId: review.authorId,
        isForEverybody: true,
        snapshot: `${review.rating}/5 ${review.comment ?? ''}`.trim(),
      }
    );
  };
