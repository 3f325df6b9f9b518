import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { ClubChoice, JoinPolicy } from '@ribbon/domain/clubs';
import type { MediaId } from '@ribbon/domain/media';
import { type Kysely, sql } from 'kysely';
import { joinPolicyOf } from './memberships/clubs.join-policy.sql.ts';
import { nameOrTownHolds } from './page/clubs.names.sql.ts';

export const clubStore = {
  /**
   * Clubs by name, if name or town holds the words; `joinable` leaves out clubs that nobody runs.
   */
  async choices(
    db: Kysely<DB>,
    { search, scope }: { search: string; scope: 'joinable' | 'all' },
    limit: number,
  ): Promise<ClubChoice[]> {
    const rows = await db
      .selectFrom('clubs')
      .select([
        'id',
        'name',
        'city',
        'country',
        'status',
        'is_claimed as isClaimed',
        joinPolicyOf('clubs').as('joinPolicy'),
        'image_art as art',
        'rating',
      ])
      .where('deleted_at', 'is', null)
      .$if(scope === 'joinable', (query) => query.where('status', '=', sql.lit('approved')))
      .$if(search !== '', (query) => query.where(nameOrTownHolds(search)))
      .orderBy('name')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows as ClubChoice[];
  },

  /** Whether a club is there and not deleted. */
  async exists(db: Kysely<DB>, clubId: string): Promise<boolean> {
    const row = await db
      .selectFrom('clubs')
      .select('id')
      .where('id', '=', clubId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Shows the drawn art or the uploaded image as the logo, or neither. */
  async setLogo(
    tx: Kysely<DB>,
    clubId: ClubId,
    { art, imageId }: { art: string | null; imageId: MediaId | null },
    at: Date,
  ): Promise<void> {
    await tx
      .updateTable('clubs')
      .set({ image_art: art, image_id: imageId, updated_at: at })
      .where('id', '=', clubId)
      .execute();
  },

  /** Locks the club before it and its picture are changed. */
  async lock(tx: Kysely<DB>, clubId: ClubId): Promise<void> {
    await sql`select from clubs where id = ${clubId} for no key update`.execute(tx);
  },

  /** Removes the picture unless the club shows another one by now. */
  async takeDown(tx: Kysely<DB>, clubId: ClubId, imageId: MediaId, at: Date): Promise<void> {
    await tx
      .updateTable('clubs')
      .set({ image_id: null, updated_at: at })
      .where('id', '=', clubId)
      .where('image_id', '=', imageId)
      .execute();
  },

  /** How people join a club; at sign-up only clubs count that can be chosen there. */
  async joinPolicy(
    db: Kysely<DB>,
    clubId: ClubId,
    { approvedOnly = false } = {},
  ): Promise<JoinPolicy | undefined> {
    const row = await db
      .selectFrom('clubs')
      .select(joinPolicyOf('clubs').as('policy'))
      .where('id', '=', clubId)
      .where('deleted_at', 'is', null)
      .$if(approvedOnly, (query) => query.where('status', '=', sql.lit('approved')))
      .executeTakeFirst();
    return row?.policy;
  },

  /** Whether a person under 18 belongs to the club, or asks to. */
  async hasMinors(tx: Kysely<DB>, clubId: ClubId, now: Date): Promise<boolean> {
    const { rows } = await sql`
      select from club_memberships member join athlete_profiles profile on profile.id = member.user_id
      where member.club_id = ${clubId} and member.status <> 'left'
        and age_band(profile.birth_month, profile.birth_year, ${now}) <> 'adult' limit 1`.execute(
      tx,
    );
    return rows.length > 0;
  },

  /** The name used in notices and letters. */
  async nameOf(db: Kysely<DB>, clubId: ClubId): Promise<string | undefined> {
    const row = await db
      .selectFrom('clubs')
      .select('name')
      .where('id', '=', clubId)
      .executeTakeFirst();
    return row?.name;
  },

  /** A club that takes members. */
  async open(db: Kysely<DB>, clubId: ClubId): Promise<{ name: string } | undefined> {
    return db
      .selectFrom('clubs')
      .select('name')
      .where('id', '=', clubId)
      .where('status', '=', sql.lit('approved'))
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
  },

  /** The clubs that a person administers or has claimed. */
  async heldBy(db: Kysely<DB>, userId: UserId): Promise<ClubId[]> {
    const { rows } = await sql<{ id: ClubId }>`
      select club_id as id from club_admins where user_id = ${userId}
      union select id from clubs where claimed_by = ${userId}`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Lists those of these clubs again that nobody runs; returns which. */
  async listWithoutAdmins(tx: Kysely<DB>, clubIds: readonly string[]): Promise<ClubId[]> {
    if (clubIds.length === 0) return [];
    await tx.selectFrom('clubs').select('id').where('id', 'in', clubIds).forUpdate().execute();
    const listed = await tx
      .updateTable('clubs')
      .set({ status: 'listed', is_claimed: false, claimed_by: null, claimed_at: null })
      .where('id', 'in', clubIds)
      .where('status', '<>', 'listed')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('club_admins')
              .select('club_id')
              .whereRef('club_admins.club_id', '=', 'clubs.id'),
          ),
        ),
      )
      .returning('id')
      .execute();
    return listed.map(({ id }) => id as ClubId);
  },

  /** A club whose contact is this address has none afterwards. */
  async forgetAddress(tx: Kysely<DB>, email: string): Promise<void> {
    await tx
      .updateTable('clubs')
      .set({ email: null })
      .where(sql`lower(email)`, '=', email)
      .execute();
  },
};
