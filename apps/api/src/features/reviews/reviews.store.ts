import { shownImage } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { notBlocked } from '#db/visibility/relations';
import { microsOf, olderThan, pageOf } from '#platform/http/keyset';
import {
  type ClubId,
  type PersonImageId,
  type UserId,
  ageBandAt,
  shownName,
} from '@ribbon/domain/accounts';
import {
  type ClubReview,
  type OwnReview,
  REVIEWS_PER_PAGE,
  type ReviewId,
  type ReviewReply,
  type ReviewStatus,
  type ReviewWords,
  A_GYMNAST,
  reviewPolicy,
} from '@ribbon/domain/reviews';
import { type Kysely, sql } from 'kysely';

/** A club that can be reviewed, and its relation to the asker. */
interface ClubFacts {
  name: string;
  rating: number | null;
  runsClub: boolean;
}

interface PublicRow extends ReviewWords {
  id: ReviewId;
  sortKey: number;
  createdAt: Date;
  isOwn: boolean;
  reply: { content: string; createdAt: string } | null;
  fullName: string | null;
  username: string;
  birthMonth: number | null;
  birthYear: number | null;
  art: string | null;
  imageId: PersonImageId | null;
}

const AT = { at: 'review.created_at', id: 'review.id' };
const REPLY = sql`(select json_build_object('content', reply.content, 'createdAt', reply.created_at)
  from club_review_replies reply where reply.review_id = review.id and reply.status = 'approved')`;

export const reviewStore = {
  /** The facts of a review for notifications, never its words. */
  async facts(db: Kysely<DB>, id: string) {
    const { rows } = await sql<{
      clubId: ClubId;
      club: string;
      userId: UserId;
      isWaiting: boolean;
    }>`
      select club.id as "clubId", club.name as club, review.user_id as "userId",
        review.awaits_decision as "isWaiting"
      from club_reviews review join clubs club on club.id = review.club_id where review.id = ${id}`.execute(
      db,
    );
    return rows[0];
  },

  async clubNamed(db: Kysely<DB>, id: string) {
    const { rows } = await sql<{ clubId: ClubId; club: string }>`
      select id as "clubId", name as club from clubs where id = ${id}`.execute(db);
    return rows[0];
  },

  async club(db: Kysely<DB>, clubId: ClubId, viewerId: UserId | undefined) {
    const { rows } = await sql<ClubFacts>`
      select name, rating, exists (
        select from club_admins admin where admin.club_id = club.id and admin.user_id = ${viewerId ?? null}
      ) as "runsClub"
      from clubs club where id = ${clubId} and deleted_at is null`.execute(db);
    return rows[0];
  },

  /** Approved reviews of a club, newest first, without those of people who are blocked. */
  async ofClub(
    db: Kysely<DB>,
    page: { clubId: ClubId; viewerId: UserId | undefined; cursor: string | undefined; now: Date },
  ): Promise<{ reviews: ClubReview[]; next: string | null }> {
    const { rows } = await sql<PublicRow>`
      select review.id, ${microsOf('review.created_at')} as "sortKey", review.rating, review.comment, review.created_at as "createdAt",
        review.user_id is not distinct from ${page.viewerId ?? null} as "isOwn", ${REPLY} as reply,
        profile.full_name as "fullName", profile.username, profile.birth_month as "birthMonth",
        profile.birth_year as "birthYear", profile.profile_image_art as art,
        ${shownImage('profile')} as "imageId"
      from club_reviews review join athlete_profiles profile on profile.id = review.user_id
      where review.club_id = ${page.clubId} and review.status = 'approved'
        and ${notBlocked(page.viewerId, 'review.user_id')} and ${olderThan(page.cursor, AT)}
      order by review.created_at desc, review.id desc limit ${REVIEWS_PER_PAGE + 1}`.execute(db);
    const { shown, next } = pageOf(rows, REVIEWS_PER_PAGE);
    return { reviews: shown.map((row) => toClubReview(row, page.now)), next };
  },

  async ownOf(
    db: Kysely<DB>,
    clubId: ClubId,
    userId: UserId,
    { lock = false } = {},
  ): Promise<OwnReview | undefined> {
    const { rows } = await sql<OwnReview & { reply: PublicRow['reply'] }>`
      select review.id, review.rating, review.comment, review.status, review.created_at as "createdAt",
        review.updated_at as "updatedAt", ${REPLY} as reply,
        case when review.pending_since is not null then
          json_build_object('rating', review.pending_rating, 'comment', review.pending_comment) end as edit
      from club_reviews review where review.club_id = ${clubId} and review.user_id = ${userId}
      ${lock ? sql`for update` : sql``}`.execute(db);
    return rows[0] && { ...rows[0], reply: toReply(rows[0].reply) };
  },

  /** Undefined when the person has reviewed the club already; two at once leave one row. */
  async insert(
    tx: Kysely<DB>,
    review: ReviewWords & { clubId: ClubId; userId: UserId; at: Date },
  ): Promise<ReviewId | undefined> {
    const row = await tx
      .insertInto('club_reviews')
      .values({
        club_id: review.clubId,
        user_id: review.userId,
        rating: review.rating,
        comment: review.comment,
        created_at: review.at,
        updated_at: review.at,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'club_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id as ReviewId | undefined;
  },

  /** New words for a review that is not up: they take the place of the old ones and wait again. */
  async replace(tx: Kysely<DB>, id: ReviewId, words: ReviewWords, at: Date): Promise<void> {
    await tx
      .updateTable('club_reviews')
      .set({
        rating: words.rating,
        comment: words.comment,
        status: 'pending',
        reviewed_by: null,
        reviewed_at: null,
        updated_at: at,
      })
      .where('id', '=', id)
      .execute();
  },

  /** New words for a review that is up: they wait beside it. Null takes them back. */
  async setEdit(tx: Kysely<DB>, id: ReviewId, words: ReviewWords | null, at: Date): Promise<void> {
    await tx
      .updateTable('club_reviews')
      .set({
        pending_rating: words?.rating ?? null,
        pending_comment: words?.comment ?? null,
        pending_since: words && at,
        updated_at: at,
      })
      .where('id', '=', id)
      .execute();
  },

  /** Returns the last status of the review, which says whether others could see it. */
  async remove(tx: Kysely<DB>, clubId: ClubId, userId: UserId): Promise<ReviewStatus | undefined> {
    const row = await tx
      .deleteFrom('club_reviews')
      .where('club_id', '=', clubId)
      .where('user_id', '=', userId)
      .returning('status')
      .executeTakeFirst();
    return row?.status;
  },

  /** A review that others can see, as far as this person can. */
  async visible(db: Kysely<DB>, id: string, viewerId: UserId) {
    const { rows } = await sql<
      ReviewWords & {
        authorId: UserId;
        clubId: ClubId;
        birthMonth: number | null;
        birthYear: number | null;
      }
    >`
      select review.user_id as "authorId", review.club_id as "clubId", review.rating, review.comment,
        author.birth_month as "birthMonth", author.birth_year as "birthYear"
      from club_reviews review join clubs club on club.id = review.club_id join athlete_profiles author on author.id = review.user_id
      where review.id = ${id} and review.status = 'approved' and club.deleted_at is null
        and ${notBlocked(viewerId, 'review.user_id')}`.execute(db);
    return rows[0];
  },
};

const toReply = (reply: PublicRow['reply']): ReviewReply | null =>
  reply && { content: reply.content, createdAt: new Date(reply.createdAt) };

function toClubReview(row: PublicRow, now: Date): ClubReview {
  const { id, rating, comment, createdAt, isOwn } = row;
  const ageBand = ageBandAt(row, now);
  const author = reviewPolicy.namesAuthor({ ageBand, isOwn })
    ? { name: shownName({ ...row, ageBand }), art: row.art, imageId: row.imageId }
    : { name: A_GYMNAST, art: null, imageId: null };
  return {
    id,
    rating,
    comment,
    createdAt,
    isOwn,
    author,
    reply: toReply(row.reply),
  };
}
