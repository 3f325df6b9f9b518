import { hasGuardianTie } from '#db/relations';
import type { DB } from '#db/schema.generated';
import { countTimed, newestOverdue } from '#db/waiting';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { Claim, ClaimId, ClaimListQuery, ClaimStatus, NewClaim } from '@ribbon/domain/claims';
import { type Kysely, sql } from 'kysely';

const WAITING = {
  rows: sql`club_claim_requests r join clubs c on c.id = r.club_id
    where r.status = 'pending' and c.deleted_at is null`,
  since: sql`r.created_at`,
};

/** Claims to clubs that are there; those of a deleted club come back with it. */
const claims = (db: Kysely<DB>) =>
  db
    .selectFrom('club_claim_requests as r')
    .innerJoin('clubs as c', 'c.id', 'r.club_id')
    .where('c.deleted_at', 'is', null);

export const claimStore = {
  /** Undefined when the person has a request for the club already; two at once leave one row. */
  async insert(
    tx: Kysely<DB>,
    claim: NewClaim & { clubId: ClubId; requesterId: UserId; at: Date },
  ): Promise<ClaimId | undefined> {
    const row = await tx
      .insertInto('club_claim_requests')
      .values({
        club_id: claim.clubId,
        requester_id: claim.requesterId,
        requester_name: claim.name,
        requester_email: claim.email,
        message: claim.message,
        created_at: claim.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id as ClaimId | undefined;
  },

  async pendingOf(db: Kysely<DB>, userId: UserId, limit: number): Promise<ClubId[]> {
    const rows = await claims(db)
      .select('r.club_id')
      .where('r.requester_id', '=', userId)
      .where('r.status', '=', sql.lit('pending'))
      .orderBy('r.created_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map((row) => row.club_id as ClubId);
  },

  async page(
    db: Kysely<DB>,
    { status, after }: ClaimListQuery,
    limit: number,
    readerId: UserId,
  ): Promise<Claim[]> {
    const rows = await claims(db)
      .innerJoin('users as u', 'u.id', 'r.requester_id')
      .innerJoin('athlete_profiles as p', 'p.id', 'r.requester_id')
      .leftJoin('athlete_profiles as a', 'a.id', 'r.reviewed_by')
      .select([
        'r.id',
        'r.status',
        'r.requester_name as name',
        'r.requester_email as email',
        'r.message',
        'r.admin_message as adminMessage',
        'r.created_at as createdAt',
        'r.reviewed_at as reviewedAt',
        'a.username as reviewedBy',
        sql<boolean>`exists (select from proposals s where s.user_id = r.requester_id
          and s.kind = 'claim_approved' and s.club_id = r.club_id
          and s.outcome is null)`.as('awaitsSecond'),
        sql<boolean>`r.requester_id = ${readerId}
          or ${hasGuardianTie(sql`${readerId}::uuid`, sql.ref('r.requester_id'))}`.as('isOwn'),
        sql`json_build_object('id', c.id, 'name', c.name, 'city', c.city, 'country', c.country,
                              'isClaimed', c.is_claimed)`.as('club'),
        sql`json_build_object('id', u.id, 'fullName', p.full_name, 'username', p.username,
                              'email', coalesce(u.email, ''))`.as('requester'),
      ])
      .$if(status !== 'all', (query) => query.where(sql<boolean>`r.status = ${sql.lit(status)}`))
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(r.created_at, r.id) <
            (select created_at, id from club_claim_requests where id = ${after})`,
        ),
      )
      .orderBy('r.created_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .execute();
    return rows as Claim[];
  },

  async countPending(db: Kysely<DB>): Promise<number> {
    const { pending } = await claims(db)
      .select((eb) => eb.fn.countAll<number>().as('pending'))
      .where('r.status', '=', sql.lit('pending'))
      .executeTakeFirstOrThrow();
    return pending;
  },

  waiting: (db: Kysely<DB>, now: Date) => countTimed(db, now, 'claims', WAITING),
  overdue: (db: Kysely<DB>, now: Date) => newestOverdue(db, now, 'claims', WAITING),

  /** A request that nobody else can decide until the transaction ends. */
  async lock(tx: Kysely<DB>, id: ClaimId) {
    const row = await claims(tx)
      .select([
        'r.id',
        'r.status',
        'r.club_id',
        'r.requester_id',
        'r.requester_email',
        'r.reviewed_by',
      ])
      .where('r.id', '=', id)
      .forUpdate('r')
      .executeTakeFirst();
    return (
      row && {
        id: row.id as ClaimId,
        status: row.status,
        clubId: row.club_id as ClubId,
        requesterId: row.requester_id as UserId,
        email: row.requester_email,
        reviewedBy: row.reviewed_by,
      }
    );
  },

  /** Whether the account that asked is an adult's, can be used, and has the address that was typed. */
  async isSound(
    tx: Kysely<DB>,
    claim: { requesterId: UserId; email: string },
    now: Date,
  ): Promise<boolean> {
    const row = await tx
      .selectFrom('users as u')
      .innerJoin('athlete_profiles as p', 'p.id', 'u.id')
      .select('u.id')
      .where('u.id', '=', claim.requesterId)
      .where('u.email', '=', claim.email)
      .where('p.status', '=', 'active')
      .where(sql<boolean>`age_band(p.birth_month, p.birth_year, ${now}) = 'adult'`)
      .executeTakeFirst();
    return row !== undefined;
  },

  async decide(
    tx: Kysely<DB>,
    id: ClaimId,
    decision: { status: ClaimStatus; message: string | null; by: UserId; at: Date },
  ): Promise<void> {
    await tx
      .updateTable('club_claim_requests')
      .set({
        status: decision.status,
        admin_message: decision.message,
        reviewed_by: decision.by,
        reviewed_at: decision.at,
      })
      .where('id', '=', id)
      .execute();
  },

  async usernameOf(tx: Kysely<DB>, userId: string): Promise<string | undefined> {
    const row = await tx
      .selectFrom('athlete_profiles')
      .select('username')
      .where('id', '=', userId)
      .executeTakeFirst();
    return row?.username;
  },

  /** What notifications and mails about a request say. */
  facts: (db: Kysely<DB>, id: string) =>
    claims(db)
      .select([
        'r.status',
        'r.club_id as clubId',
        'c.name as clubName',
        'r.requester_name as requesterName',
        'r.requester_email as requesterEmail',
        'r.message',
        'r.admin_message as adminMessage',
        'r.requester_id as requesterId',
      ])
      .$narrowType<{ clubId: ClubId; requesterId: UserId }>()
      .where('r.id', '=', id)
      .executeTakeFirst(),
};
