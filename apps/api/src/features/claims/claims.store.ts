import { hasGuardianTie } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { countTimed, newestOverdue } from '#db/waiting';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { Claim, ClaimId, ClaimListQuery, ClaimStatus, NewClaim } from '@ribbon/domain/claims';
import { type Kysely, sql } from 'kysely';

const WAITING = {
  rows: sql`club_claim_requests request join clubs club on club.id = request.club_id
    where request.status = 'pending' and club.deleted_at is null`,
  since: sql`request.created_at`,
};

/** Claims to clubs that are there; those of a deleted club come back with it. */
const claims = (db: Kysely<DB>) =>
  db
    .selectFrom('club_claim_requests as request')
    .innerJoin('clubs as club', 'club.id', 'request.club_id')
    .where('club.deleted_at', 'is', null);

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
      .select('request.club_id')
      .where('request.requester_id', '=', userId)
      .where('request.status', '=', sql.lit('pending'))
      .orderBy('request.created_at', 'desc')
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
      .innerJoin('users as account', 'account.id', 'request.requester_id')
      .innerJoin('athlete_profiles as profile', 'profile.id', 'request.requester_id')
      .leftJoin('athlete_profiles as reviewer', 'reviewer.id', 'request.reviewed_by')
      .select([
        'request.id',
        'request.status',
        'request.requester_name as name',
        'request.requester_email as email',
        'request.message',
        'request.admin_message as adminMessage',
        'request.created_at as createdAt',
        'request.reviewed_at as reviewedAt',
        'reviewer.username as reviewedBy',
        sql<boolean>`exists (select from proposals proposal where proposal.user_id = request.requester_id
          and proposal.kind = 'claim_approved' and proposal.club_id = request.club_id
          and proposal.outcome is null)`.as('awaitsSecond'),
        sql<boolean>`request.requester_id = ${readerId}
          or ${hasGuardianTie(sql`${readerId}::uuid`, sql.ref('request.requester_id'))}`.as(
          'isOwn',
        ),
        sql`json_build_object('id', club.id, 'name', club.name, 'city', club.city, 'country', club.country,
                              'isClaimed', club.is_claimed)`.as('club'),
        sql`json_build_object('id', account.id, 'fullName', profile.full_name, 'username', profile.username,
                              'email', coalesce(account.email, ''))`.as('requester'),
      ])
      .$if(status !== 'all', (query) =>
        query.where(sql<boolean>`request.status = ${sql.lit(status)}`),
      )
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(request.created_at, request.id) <
            (select created_at, id from club_claim_requests where id = ${after})`,
        ),
      )
      .orderBy('request.created_at', 'desc')
      .orderBy('request.id', 'desc')
      .limit(limit)
      .execute();
    return rows as Claim[];
  },

  async countPending(db: Kysely<DB>): Promise<number> {
    const { pending } = await claims(db)
      .select((eb) => eb.fn.countAll<number>().as('pending'))
      .where('request.status', '=', sql.lit('pending'))
      .executeTakeFirstOrThrow();
    return pending;
  },

  waiting: (db: Kysely<DB>, now: Date) => countTimed(db, now, 'claims', WAITING),
  overdue: (db: Kysely<DB>, now: Date) => newestOverdue(db, now, 'claims', WAITING),

  /** A request that nobody else can decide until the transaction ends. */
  async lock(tx: Kysely<DB>, id: ClaimId) {
    const row = await claims(tx)
      .select([
        'request.id',
        'request.status',
        'request.club_id',
        'request.requester_id',
        'request.requester_email',
        'request.reviewed_by',
      ])
      .where('request.id', '=', id)
      .forUpdate('request')
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
      .selectFrom('users as account')
      .innerJoin('athlete_profiles as profile', 'profile.id', 'account.id')
      .select('account.id')
      .where('account.id', '=', claim.requesterId)
      .where('account.email', '=', claim.email)
      .where('profile.status', '=', 'active')
      .where(sql<boolean>`age_band(profile.birth_month, profile.birth_year, ${now}) = 'adult'`)
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
        'request.status',
        'request.club_id as clubId',
        'club.name as clubName',
        'request.requester_name as requesterName',
        'request.requester_email as requesterEmail',
        'request.message',
        'request.admin_message as adminMessage',
        'request.requester_id as requesterId',
      ])
      .$narrowType<{ clubId: ClubId; requesterId: UserId }>()
      .where('request.id', '=', id)
      .executeTakeFirst(),
};
