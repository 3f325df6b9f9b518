import type { DB } from '#db/schema.generated';
import { placeIn } from '#platform/http/keyset';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  type CompetitionApproval,
  COMPETITION_POINTS,
  type CompetitionFigures,
  type CompetitionFilter,
  type CompetitionId,
  type CompetitionPoint,
  OWN_COMPETITIONS_SHOWN,
} from '@ribbon/domain/competitions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { ALL_COLUMNS, CARD_COLUMNS, type CompetitionRow, dayNumber } from './competitions.rows.ts';

type Listed = CompetitionRow & { micros: number };
type Filter = Omit<CompetitionFilter, 'cursor'>;

export type FoundCompetition = CompetitionRow & {
  approvalStatus: CompetitionApproval;
  createdBy: UserId | null;
  club: { id: ClubId; name: string; slug: string } | null;
  cancelReason: string | null;
  rejectionReason: string | null;
  isFollowed: boolean;
  updatedAt: Date;
};

const wordsOf = (search: string) => `%${search.replaceAll(/[\\%_]/gu, (sign) => `\\${sign}`)}%`;

/** Each condition as it stands in the index that is for it. */
function matching({
  search,
  country,
  category,
  level,
  status,
  month,
}: Filter): RawBuilder<boolean> {
  const conditions = [
    sql`c.approval_status = 'approved'`,
    status === undefined ? sql`c.status in ('upcoming', 'ongoing')` : sql`c.status = ${status}`,
    ...(search === '' ? [] : [sql`c.search_text like searchable(${wordsOf(search)})`]),
    ...(country === undefined ? [] : [sql`c.country = ${country}`]),
    ...(category === undefined ? [] : [sql`c.category = ${category}`]),
    ...(level === undefined ? [] : [sql`c.level = ${level}`]),
    ...(month === undefined
      ? []
      : [
          sql`c.start_date >= ${`${month}-01`}::date
            and c.start_date < ${`${month}-01`}::date + interval '1 month'`,
        ]),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

export const competitionStore = {
  /** By the first day; what is over begins with the last one. */
  async page(
    db: Kysely<DB>,
    { cursor, ...filter }: CompetitionFilter,
    limit: number,
  ): Promise<Listed[]> {
    const isPast = filter.status === 'completed';
    const after = cursor === undefined ? undefined : placeIn(cursor);
    const place = after && sql`(date '2000-01-01' + ${after.micros}::int, ${after.id}::uuid)`;
    const { rows } = await sql<Listed>`
      select ${CARD_COLUMNS}, ${dayNumber('c.start_date')} as micros from competitions c
      where ${matching(filter)}
        and ${place === undefined ? sql`true` : sql`(c.start_date, c.id) ${isPast ? sql`<` : sql`>`} ${place}`}
      order by ${isPast ? sql`c.start_date desc, c.id desc` : sql`c.start_date, c.id`}
      limit ${limit}`.execute(db);
    return rows;
  },

  async points(db: Kysely<DB>, filter: Filter): Promise<CompetitionPoint[]> {
    const { rows } = await sql<CompetitionPoint>`
      select c.id, c.name, c.city, c.latitude, c.longitude, c.start_date::text as "startDate"
      from competitions c
      where ${matching(filter)} and c.latitude is not null and c.status <> 'cancelled'
      order by c.start_date, c.id limit ${COMPETITION_POINTS + 1}`.execute(db);
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
      select ${ALL_COLUMNS}, c.approval_status as "approvalStatus",
        c.rejection_reason as "rejectionReason", c.created_at as "createdAt"
      from competitions c where c.created_by = ${userId}
      order by c.created_at desc, c.id desc limit ${OWN_COMPETITIONS_SHOWN}`.execute(db);
    return rows;
  },

  async find(
    db: Kysely<DB>,
    id: CompetitionId,
    viewerId: UserId | null,
  ): Promise<FoundCompetition | undefined> {
    const { rows } = await sql<FoundCompetition>`
      select ${ALL_COLUMNS}, c.approval_status as "approvalStatus", c.created_by as "createdBy",
        c.cancel_reason as "cancelReason", c.rejection_reason as "rejectionReason",
        c.updated_at as "updatedAt",
        (select json_build_object('id', k.id, 'name', k.name, 'slug', k.slug) from clubs k
          where k.id = c.club_id and k.deleted_at is null) as club,
        exists (select from competition_followers f
          where f.competition_id = c.id and f.user_id = ${viewerId}) as "isFollowed"
      from competitions c where c.id = ${id}`.execute(db);
    return rows[0];
  },

  /** The picture on a page that everyone may open, once it was looked at. */
  async shownPicture(db: Kysely<DB>, id: CompetitionId) {
    const { rows } = await sql<CompetitionRow>`
      select ${CARD_COLUMNS} from competitions c where c.id = ${id}`.execute(db);
    return rows[0]?.imageId ?? null;
  },

  nameOf: async (db: Kysely<DB>, id: CompetitionId): Promise<string | undefined> =>
    (await db.selectFrom('competitions').select('name').where('id', '=', id).executeTakeFirst())
      ?.name,
};
