import { shownImage } from '#db/cards';
import type { DB } from '#db/schema.generated';
import { notBlocked } from '#db/relations';
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
  micros: number;
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

const AT = { at: 'r.created_at', id: 'r.id' };
const REPLY = sql`(select json_build_object('content', y.content, 'createdAt', y.created_at)
  from club_review_replies y where y.review_id = r.id and y.status = 'approved')`;

export const reviewStore = {
  /** The facts of a review for notifications, never its words. */
  async facts(db: Kysely<DB>, id: string) {
    const { rows } = await sql<{
      clubId: ClubId;
      club: string;
      userId: UserId;
      isWaiting: boolean;
    }>`
      select c.id as "clubId", c.name as club, r.user_id as "userId",
        r.awaits_decision as "isWaiting"
      from club_reviews r join clubs c on c.id = r.club_id where r.id = ${id}`.execute(db);
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
        select from club_admins a where a.club_id = c.id and a.user_id = ${viewerId ?? null}
      ) as "runsClub"
      from clubs c where id = ${clubId} and deleted_at is null`.execute(db);
    return rows[0];
  },

  /** Approved reviews of a club, newest first, without those of people who are blocked. */
  async ofClub(
    db: Kysely<DB>,
    page: { clubId: ClubId; viewerId: UserId | undefined; cursor: string | undefined; now: Date },
  ): Promise<{ reviews: ClubReview[]; next: string | null }> {
    const { rows } = await sql<PublicRow>`
      select r.id, ${microsOf('r.created_at')} as micros, r.rating, r.comment, r.created_at as "createdAt",
        r.user_id is not distinct from ${page.viewerId ?? null} as "isOwn", ${REPLY} as reply,
        p.full_name as "fullName", p.username, p.birth_month as "birthMonth",
        p.birth_year as "birthYear", p.profile_image_art as art,
        ${shownImage('p')} as "imageId"
      from club_reviews r join athlete_profiles p on p.id = r.user_id
      where r.club_id = ${page.clubId} and r.status = 'approved'
        and ${notBlocked(page.viewerId, 'r.user_id')} and ${olderThan(page.cursor, AT)}
      order by r.created_at desc, r.id desc limit ${REVIEWS_PER_PAGE + 1}`.execute(db);
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
      select r.id, r.rating, r.comment, r.status, r.created_at as "createdAt",
        r.updated_at as "updatedAt", ${REPLY} as reply,
        case when r.pending_since is not null then
          json_build_object('rating', r.pending_rating, 'comment', r.pending_comment) end as edit
      from club_reviews r where r.club_id = ${clubId} and r.user_id = ${userId}
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
      select r.user_id as "authorId", r.club_id as "clubId", r.rating, r.comment,
        a.birth_month as "birthMonth", a.birth_year as "birthYear"
      from club_reviews r join clubs c on c.id = r.club_id join athlete_profiles a on a.id = r.user_id
      where r.id = ${id} and r.status = 'approved' and c.deleted_at is null
        and ${notBlocked(viewerId, 'r.user_id')}`.execute(db);
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
