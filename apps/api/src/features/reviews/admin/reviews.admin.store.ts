import { shownImage } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/queries/search';
import { countTimed, newestOverdue } from '#db/waiting';
import { microsOf, newerThan, olderThan, pageOf } from '#platform/http/keyset';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  ADMIN_REVIEWS_PER_PAGE,
  type AdminReview,
  type Decision,
  type ReviewCounts,
  type ReviewFilter,
  type ReviewId,
  type ReviewStatus,
} from '@ribbon/domain/reviews';
import { type Kysely, type RawBuilder, sql } from 'kysely';

type Edit = Omit<NonNullable<AdminReview['edit']>, 'since'> & { since: string };
type Row = Omit<AdminReview, 'edit'> & { sortKey: number; edit: Edit | null };

/** A review that is about to be decided, its row locked. */
interface Case {
  authorId: UserId;
  clubId: ClubId;
  status: ReviewStatus;
  awaitsDecision: boolean;
  isEdit: boolean;
  updatedAt: Date;
}

const JOINED = sql`club_reviews review
  join clubs club on club.id = review.club_id and club.deleted_at is null
  join athlete_profiles profile on profile.id = review.user_id`;

const COLUMNS = sql`review.id, review.rating, review.comment, review.status,
  json_build_object('id', club.id, 'name', club.name, 'city', club.city, 'country', club.country) as club,
  json_build_object('name', coalesce(profile.full_name, profile.username), 'username', profile.username,
    'art', profile.profile_image_art, 'imageId', ${shownImage('profile')}) as author,
  case when review.pending_since is not null then json_build_object('rating', review.pending_rating,
    'comment', review.pending_comment, 'since', review.pending_since) end as edit,
  (select coalesce(decider.full_name, decider.username) from athlete_profiles decider where decider.id = review.reviewed_by)
    as "reviewedBy",
  review.reviewed_at as "reviewedAt", review.created_at as "createdAt", review.updated_at as "updatedAt"`;

const IN_STATUS: Readonly<Record<ReviewStatus, RawBuilder<unknown>>> = {
  pending: sql`review.awaits_decision`,
  approved: sql`review.status = 'approved'`,
  rejected: sql`review.status = 'rejected'`,
};

/** An edit waits since it was sent, not since the review was. */
const WAITS_SINCE = sql`coalesce(review.pending_since, review.created_at)`;
const WAITING = {
  rows: sql`club_reviews review join clubs club on club.id = review.club_id
    where review.awaits_decision and club.deleted_at is null`,
  since: WAITS_SINCE,
};

/** Pending reviews come oldest first, so that none waits for ever; all others newest first. */
const orderOf = ({ status }: Pick<ReviewFilter, 'status'>) =>
  status === 'pending'
    ? { at: WAITS_SINCE, by: sql`${WAITS_SINCE}, review.id`, goesOn: newerThan }
    : {
        at: 'review.created_at',
        by: sql`review.created_at desc, review.id desc`,
        goesOn: olderThan,
      };

export const adminReviewStore = {
  async page(db: Kysely<DB>, filter: ReviewFilter) {
    const { at, by } = orderOf(filter);
    const { rows } = await sql<Row>`
      with found as (${sql.join(placesOf(filter).map(firstOf(filter)), sql` union `)})
      select ${COLUMNS}, ${microsOf(at)} as "sortKey" from found join ${JOINED} on review.id = found.id
      order by ${by} limit ${ADMIN_REVIEWS_PER_PAGE + 1}`.execute(db);
    const { shown, next } = pageOf(rows, ADMIN_REVIEWS_PER_PAGE);
    return { reviews: shown.map(toAdminReview), next };
  },

  async find(db: Kysely<DB>, id: ReviewId): Promise<AdminReview | undefined> {
    const { rows } = await sql<Omit<Row, 'sortKey'>>`
      select ${COLUMNS} from ${JOINED} where review.id = ${id}`.execute(db);
    return rows[0] && toAdminReview(rows[0]);
  },

  /** Pending and rejected reviews are few; approved ones the clubs have counted already. */
  async counts(db: Kysely<DB>): Promise<ReviewCounts> {
    const { rows } = await sql<ReviewCounts>`
      select waiting.*, (select coalesce(sum(reviews_count), 0)::int from clubs
                         where deleted_at is null) as approved,
        (select count(*)::int from club_reviews review join clubs club on club.id = review.club_id
         where review.status = 'rejected' and club.deleted_at is null) as rejected
      from (select count(*)::int as pending,
              count(*) filter (where review.pending_since is not null)::int as "pendingEdits"
            from club_reviews review join clubs club on club.id = review.club_id
            where review.awaits_decision and club.deleted_at is null) waiting`.execute(db);
    return rows[0] ?? { pending: 0, pendingEdits: 0, approved: 0, rejected: 0 };
  },

  waiting: (db: Kysely<DB>, now: Date) => countTimed(db, now, 'reviews', WAITING),
  overdue: (db: Kysely<DB>, now: Date) => newestOverdue(db, now, 'reviews', WAITING),

  async reviewedClubs(db: Kysely<DB>): Promise<{ id: ClubId; name: string }[]> {
    const { rows } = await sql<{ id: ClubId; name: string }>`
      select id, name from clubs club
      where deleted_at is null and exists (select from club_reviews review where review.club_id = club.id)
      order by name, id`.execute(db);
    return rows;
  },

  async lock(tx: Kysely<DB>, id: ReviewId): Promise<Case | undefined> {
    const { rows } = await sql<Case>`
      select review.user_id as "authorId", review.club_id as "clubId", review.status, review.updated_at as "updatedAt",
        review.awaits_decision as "awaitsDecision", review.pending_since is not null as "isEdit"
      from club_reviews review join clubs club on club.id = review.club_id and club.deleted_at is null
      where review.id = ${id} for update of review`.execute(tx);
    return rows[0];
  },

  /** An edit that is rejected leaves the approved words as they are. */
  async decide(
    tx: Kysely<DB>,
    id: ReviewId,
    verdict: { decision: Decision; isEdit: boolean; by: UserId; at: Date },
  ): Promise<void> {
    const takesEdit = verdict.isEdit && verdict.decision === 'approved';
    await sql`
      update club_reviews set
        status = ${verdict.isEdit ? 'approved' : verdict.decision},
        rating = case when ${takesEdit} then pending_rating else rating end,
        comment = case when ${takesEdit} then pending_comment else comment end,
        pending_rating = null, pending_comment = null, pending_since = null,
        reviewed_by = ${verdict.by}, reviewed_at = ${verdict.at}
      where id = ${id}`.execute(tx);
  },

  async remove(tx: Kysely<DB>, id: ReviewId): Promise<void> {
    await tx.deleteFrom('club_reviews').where('id', '=', id).execute();
  },
};

/** Where the words may stand. Each place has its own index, so each is asked for on its own. */
function placesOf({ search }: ReviewFilter): RawBuilder<unknown>[] {
  if (search === '') return [sql`true`];
  const words = `%${search.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;
  return [
    sql`lower(review.comment) like lower(${words})`,
    sql`(review.awaits_decision and lower(review.pending_comment) like lower(${words}))`,
    sql`(club.search_text like ${likeWords(search)} and searchable(club.name) like ${likeWords(search)})`,
    sql`(profile.status = 'active' and profile.search_text like ${likeWords(search)})`,
    sql`(profile.status <> 'active' and profile.search_text like ${likeWords(search)})`,
  ];
}

const firstOf = (filter: ReviewFilter) => (place: RawBuilder<unknown>) => {
  const { status, clubId, cursor } = filter;
  const { at, by, goesOn } = orderOf(filter);
  return sql`
    (select review.id from ${JOINED}
     where ${place} and ${status === undefined ? sql`true` : IN_STATUS[status]}
       and ${clubId === undefined ? sql`true` : sql`review.club_id = ${clubId}`}
       and ${goesOn(cursor, { at, id: 'review.id' })}
     order by ${by} limit ${ADMIN_REVIEWS_PER_PAGE + 1})`;
};

const toAdminReview = ({ edit, ...review }: Omit<Row, 'sortKey'>): AdminReview => ({
  ...review,
  edit: edit && { ...edit, since: new Date(edit.since) },
});
