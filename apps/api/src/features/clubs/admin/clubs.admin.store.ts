import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { AdminClub, ClubAdmin, ClubDetails, ClubListQuery } from '@ribbon/domain/clubs';
import type { MediaId } from '@ribbon/domain/media';
import { type Kysely, sql } from 'kysely';
import { nameOrTownHolds } from '../page/clubs.names.sql.ts';

/** The administrators of a club, read together with the club. */
const administrators = sql<ClubAdmin[]>`coalesce((
  select json_agg(json_build_object('userId', admin.user_id, 'fullName', profile.full_name,
                                    'username', profile.username, 'email', coalesce(account.email, ''))
                  order by admin.created_at, admin.user_id)
  from club_admins admin
  join users account on account.id = admin.user_id
  join athlete_profiles profile on profile.id = admin.user_id
  where admin.club_id = clubs.id), '[]')`;

const clubsWithAdmins = (db: Kysely<DB>) =>
  db
    .selectFrom('clubs')
    .select([
      'id',
      'name',
      'city',
      'country',
      'address',
      'description',
      'phone',
      'email',
      'website',
      'time_zone as timeZone',
      'hours',
      'programs',
      'image_art as art',
      'image_id as imageId',
      'latitude',
      'longitude',
      'age_from as ageFrom',
      'levels',
      'apparatus',
      'days',
      'join_policy as joinPolicy',
      'status',
      'is_claimed as isClaimed',
      'claimed_at as claimedAt',
      'rating',
      'reviews_count as reviewsCount',
      'members_count as membersCount',
      'version',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'deleted_at as deletedAt',
      administrators.as('admins'),
    ]);

/** With the picture that the club will show, if any. */
type SettledDetails = ClubDetails & { imageId: MediaId | null };

const columnsOf = ({
  art,
  imageId,
  ageFrom,
  joinPolicy,
  timeZone,
  ...details
}: SettledDetails) => ({
  ...details,
  image_art: art,
  image_id: imageId,
  age_from: ageFrom,
  join_policy: joinPolicy,
  time_zone: timeZone,
});

export const adminClubStore = {
  /** Newest first, or last deleted first; one extra row tells whether there are more. */
  async page(db: Kysely<DB>, query: ClubListQuery, limit: number): Promise<AdminClub[]> {
    const { search, status, after } = query;
    const moment = sql.ref(status === 'deleted' ? 'deleted_at' : 'created_at');
    const rows = await clubsWithAdmins(db)
      .where('deleted_at', status === 'deleted' ? 'is not' : 'is', null)
      .$if(status !== 'deleted' && status !== 'all', (clubs) =>
        clubs.where(sql<boolean>`status = ${sql.lit(status)}`),
      )
      .$if(search !== '', (clubs) => clubs.where(nameOrTownHolds(search)))
      .$if(after !== undefined, (clubs) =>
        clubs.where(
          sql<boolean>`(${moment}, id) < (select ${moment}, id from clubs where id = ${after})`,
        ),
      )
      .orderBy(moment, 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows as AdminClub[];
  },

  async count(db: Kysely<DB>): Promise<number> {
    const { total } = await db
      .selectFrom('clubs')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return total;
  },

  async find(db: Kysely<DB>, clubId: ClubId): Promise<AdminClub | undefined> {
    const row = await clubsWithAdmins(db).where('id', '=', clubId).executeTakeFirst();
    return row as AdminClub | undefined;
  },

  /** The same, locked until the transaction ends. */
  async lock(tx: Kysely<DB>, clubId: ClubId): Promise<AdminClub | undefined> {
    const row = await clubsWithAdmins(tx).where('id', '=', clubId).forUpdate().executeTakeFirst();
    return row as AdminClub | undefined;
  },

  /** Without pictures: a club has to be there to show one. */
  async insert(tx: Kysely<DB>, clubs: readonly ClubDetails[], at: Date): Promise<ClubId[]> {
    if (clubs.length === 0) return [];
    const rows = await tx
      .insertInto('clubs')
      .values(
        clubs.map((club) => ({
          ...columnsOf({ ...club, imageId: null }),
          created_at: at,
          updated_at: at,
        })),
      )
      .returning('id')
      .execute();
    return rows.map(({ id }) => id as ClubId);
  },

  async update(tx: Kysely<DB>, clubId: ClubId, details: SettledDetails, at: Date): Promise<void> {
    await tx
      .updateTable('clubs')
      .set((eb) => ({
        ...columnsOf(details),
        version: eb('version', '+', 1),
        updated_at: at,
      }))
      .where('id', '=', clubId)
      .execute();
  },

  async setDeleted(tx: Kysely<DB>, clubId: ClubId, act: { by: UserId; at: Date } | null) {
    await tx
      .updateTable('clubs')
      .set({ deleted_at: act?.at ?? null, deleted_by: act?.by ?? null })
      .where('id', '=', clubId)
      .execute();
  },

  /** Clubs deleted before the moment go, and with them everything that hangs on them. */
  async purge(tx: Kysely<DB>, before: Date, limit: number): Promise<ClubId[]> {
    const { rows } = await sql<{ id: ClubId }>`
      delete from clubs where id in (
        select id from clubs where deleted_at < ${before}
        order by deleted_at limit ${limit} for update skip locked)
      returning id`.execute(tx);
    return rows.map(({ id }) => id);
  },
};
