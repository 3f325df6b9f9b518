import type { DB } from '#db/schema.generated';
import { countIn } from '#platform/http/keyset';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  type CompetitionApproval,
  COMPETITION_POINTS,
  type CompetitionFigures,
  type CompetitionFilter,
  type CompetitionId,
  type CompetitionPoint,
  OWN_COMPETITIONS_SHOWN,
  type OrganiserState,
} from '@ribbon/domain/competitions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  ALL_COLUMNS,
  CARD_COLUMNS,
  type CompetitionRow,
  dayNumber,
} from './competitions.rows.sql.ts';

type Listed = CompetitionRow & { sortKey: number };
type Filter = Omit<CompetitionFilter, 'cursor'>;

export type FoundCompetition = CompetitionRow & {
  approvalStatus: CompetitionApproval;
  createdBy: UserId | null;
  club: { id: ClubId; name: string; slug: string } | null;
  cancelReason: string | null;
  rejectionReason: string | null;
  isFollowed: boolean;
  /** What became of the viewer's wish to take entries, if there was one. */
  organiserRequest: OrganiserState | null;
  updatedAt: Date;
};

/** As a query of its own, so that what was typed is read once and not for every row. */
const hasWords = (search: string) =>
  sql<boolean>`competition.search_words @@ (select search_query(${search}))`;

/** Each condition as it stands in the index that is for it. */
function narrowing({
  country,
  category,
  level,
  status,
  month,
}: Omit<Filter, 'search'>): RawBuilder<boolean> {
  const conditions = [
    sql`competition.approval_status = 'approved'`,
    status === undefined
      ? sql`competition.status in ('upcoming', 'ongoing')`
      : sql`competition.status = ${status}`,
    ...(country === undefined ? [] : [sql`competition.country = ${country}`]),
    ...(category === undefined ? [] : [sql`competition.category = ${category}`]),
    ...(level === undefined ? [] : [sql`competition.level = ${level}`]),
    ...(month === undefined
      ? []
      : [
          sql`competition.start_date >= ${`${month}-01`}::date
            and competition.start_date < ${`${month}-01`}::date + interval '1 month'`,
        ]),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** So many of a list are read before its index of words is. */
const NEAR = 400;

interface Page {
  where: RawBuilder<boolean>;
  order: RawBuilder<unknown>;
  limit: number;
}

const pageOf = (from: RawBuilder<unknown>, { where, order, limit }: Page) =>
  sql`select competition.id, competition.start_date, competition.search_words from ${from} competition
    where ${where} order by ${order} limit ${limit}`;

/**
 * A word that many names have fills a page from the beginning of the list; the index would bring all
 * of them first. One that few have is found by the index, while the list would be read to its end.
 */
const pageWithWords = (search: string, page: Page) => {
  const near = pageOf(sql`competitions`, { ...page, limit: NEAR });
  const isFull = sql<boolean>`(select count(*) from near) = ${page.limit}`;
  return sql`
    with near as materialized (
      ${pageOf(sql`(${near})`, { ...page, where: hasWords(search) })}
    ), far as materialized (
      select competition.id, competition.start_date, competition.approval_status, competition.status, competition.country, competition.category, competition.level,
        competition.search_words
      from competitions competition where competition.approval_status = 'approved' and ${hasWords(search)}
    )
    (${pageOf(sql`near`, { ...page, where: isFull })})
    union all
    (${pageOf(sql`far`, { ...page, where: sql`not ${isFull} and ${page.where}` })})`;
};

/** Days from 2000 on, further than any competition is. */
const DAYS_MAX = 1_000_000;

export const competitionStore = {
  /** By the first day; what is over begins with the last one. */
  async page(
    db: Kysely<DB>,
    { cursor, search, ...filter }: CompetitionFilter,
    limit: number,
  ): Promise<Listed[]> {
    const isPast = filter.status === 'completed';
    const after = cursor === undefined ? undefined : countIn(cursor, DAYS_MAX);
    const end = after && sql`(date '2000-01-01' + ${after.sortKey}::int, ${after.id}::uuid)`;
    const page = {
      where: sql<boolean>`${narrowing(filter)}
        and ${end === undefined ? sql`true` : sql`(competition.start_date, competition.id) ${isPast ? sql`<` : sql`>`} ${end}`}`,
      order: isPast
        ? sql`competition.start_date desc, competition.id desc`
        : sql`competition.start_date, competition.id`,
      limit,
    };
    const from =
      search === ''
        ? sql`competitions competition where ${page.where}`
        : sql`(${pageWithWords(search, page)}) found join competitions competition using (id)`;
    const { rows } = await sql<Listed>`
      select ${CARD_COLUMNS}, ${dayNumber('competition.start_date')} as "sortKey"
      from ${from} order by ${page.order} limit ${limit}`.execute(db);
    return rows;
  },

  async points(db: Kysely<DB>, { search, ...filter }: Filter): Promise<CompetitionPoint[]> {
    const { rows } = await sql<CompetitionPoint>`
      select competition.id, competition.name, competition.city, competition.latitude, competition.longitude, competition.start_date::text as "startDate"
      from competitions competition
      where ${narrowing(filter)} and ${search === '' ? sql`true` : hasWords(search)}
        and competition.latitude is not null and competition.status <> 'cancelled'
      order by competition.start_date, competition.id limit ${COMPETITION_POINTS + 1}`.execute(db);
    return rows;
  },

  async figures(db: Kysely<DB>): Promise<CompetitionFigures> {
    const { rows } = await sql<CompetitionFigures>`
      select count(*) filter (where status = 'upcoming')::int as upcoming,
        count(*) filter (where status = 'ongoing')::int as ongoing,
        count(distinct country)::int as countries,
        coalesce(sum(current_participants), 0)::int as participants
      from competitions where approval_status = 'approved' and status <> 'cancelled'`.execute(db);
    return rows[0] ?? { upcoming: 0, ongoing: 0, countries: 0, participants: 0 };
  },

  async ofSubmitter(db: Kysely<DB>, userId: UserId) {
    const { rows } = await sql<
      CompetitionRow & {
        approvalStatus: CompetitionApproval;
        rejectionReason: string | null;
        createdAt: Date;
      }
    >`
      select ${ALL_COLUMNS}, competition.approval_status as "approvalStatus",
        competition.rejection_reason as "rejectionReason", competition.created_at as "createdAt"
      from competitions competition where competition.created_by = ${userId}
      order by competition.created_at desc, competition.id desc limit ${OWN_COMPETITIONS_SHOWN}`.execute(
      db,
    );
    return rows;
  },

  async find(
    db: Kysely<DB>,
    id: CompetitionId,
    viewerId: UserId | null,
  ): Promise<FoundCompetition | undefined> {
    const { rows } = await sql<FoundCompetition>`
      select ${ALL_COLUMNS}, competition.approval_status as "approvalStatus", competition.created_by as "createdBy",
        competition.cancel_reason as "cancelReason", competition.rejection_reason as "rejectionReason",
        competition.updated_at as "updatedAt",
        (select json_build_object('id', club.id, 'name', club.name, 'slug', club.slug) from clubs club
          where club.id = competition.club_id and club.deleted_at is null) as club,
        exists (select from competition_followers follower
          where follower.competition_id = competition.id and follower.user_id = ${viewerId}) as "isFollowed",
        (select request.status from organiser_requests request
          where request.competition_id = competition.id and request.user_id = ${viewerId}
          order by request.created_at desc limit 1) as "organiserRequest"
      from competitions competition where competition.id = ${id}`.execute(db);
    return rows[0];
  },

  /** The picture on a page that everyone may open, once it was looked at. */
  async shownPicture(db: Kysely<DB>, id: CompetitionId) {
    const { rows } = await sql<CompetitionRow>`
      select ${CARD_COLUMNS} from competitions competition where competition.id = ${id}`.execute(
      db,
    );
    return rows[0]?.imageId ?? null;
  },

  nameOf: async (db: Kysely<DB>, id: CompetitionId): Promise<string | undefined> =>
    (await db.selectFrom('competitions').select('name').where('id', '=', id).executeTakeFirst())
      ?.name,
};
