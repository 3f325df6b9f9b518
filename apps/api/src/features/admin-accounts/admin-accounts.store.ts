import { isGuardianOf } from '#db/relations';
import type { DB } from '#db/schema.generated';
import { countWaiting } from '#db/waiting';
import { type AccountStatus, type AgeBand, type UserId, ageBandAt } from '@ribbon/domain/accounts';
import type {
  AccountOpening,
  AccountOpeningId,
  ProposalId,
  RoleProposal,
} from '@ribbon/domain/admin-accounts';
import { type Kysely, sql } from 'kysely';

const OPENINGS_SHOWN = 50;
const PROPOSALS_SHOWN = 50;

/** Whom an administrator acts on. */
export interface Subject {
  personId: UserId;
  isOwnChild: boolean;
  ageBand: AgeBand;
  status: AccountStatus;
  isVerified: boolean;
  hasBetaAccess: boolean;
}

export const subjectStore = {
  /** The person, locked until the transaction ends. */
  async lock(tx: Kysely<DB>, id: UserId, adminId: UserId, now: Date): Promise<Subject | undefined> {
    const { rows } = await sql<
      Omit<Subject, 'ageBand'> & { birthMonth: number | null; birthYear: number | null }
    >`
      select p.id as "personId", ${isGuardianOf(adminId, 'p.id')} as "isOwnChild", p.status,
        p.is_verified as "isVerified", p.has_beta_access as "hasBetaAccess",
        p.birth_month as "birthMonth", p.birth_year as "birthYear"
      from athlete_profiles p where p.id = ${id} for update of p`.execute(tx);
    const [row] = rows;
    if (row === undefined) return undefined;
    const { birthMonth, birthYear, ...facts } = row;
    return { ...facts, ageBand: ageBandAt({ birthMonth, birthYear }, now) };
  },

  /** Whether or not they can act just now. */
  async isSystemAdmin(db: Kysely<DB>, id: UserId): Promise<boolean> {
    const row = await db
      .selectFrom('user_roles')
      .select('id')
      .where('user_id', '=', id)
      .where('role', '=', 'system_admin')
      .where('is_active', '=', true)
      .executeTakeFirst();
    return row !== undefined;
  },

  async isOwnChild(db: Kysely<DB>, id: UserId, adminId: UserId): Promise<boolean> {
    const { rows } = await sql<{ own: boolean }>`
      select ${isGuardianOf(adminId, 'p.id')} as own
      from athlete_profiles p where p.id = ${id}`.execute(db);
    return rows[0]?.own ?? false;
  },
};

export const openingStore = {
  async add(
    tx: Kysely<DB>,
    opening: { childId: UserId; adminId: UserId; reason: string; at: Date },
  ): Promise<AccountOpeningId> {
    const { id } = await tx
      .insertInto('account_openings')
      .values({
        child_id: opening.childId,
        admin_id: opening.adminId,
        reason: opening.reason,
        created_at: opening.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id as AccountOpeningId;
  },

  async isOpen(db: Kysely<DB>, childId: UserId, adminId: UserId, since: Date): Promise<boolean> {
    const row = await db
      .selectFrom('account_openings')
      .select('id')
      .where('child_id', '=', childId)
      .where('admin_id', '=', adminId)
      .where('created_at', '>', since)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  async childOf(db: Kysely<DB>, id: AccountOpeningId): Promise<UserId | undefined> {
    const row = await db
      .selectFrom('account_openings')
      .select('child_id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.child_id as UserId | undefined;
  },

  /** Undefined for whoever does not look after the child. */
  async ofChild(
    db: Kysely<DB>,
    guardianId: UserId,
    childId: UserId,
  ): Promise<AccountOpening[] | undefined> {
    const { rows } = await sql<{ openings: (Omit<AccountOpening, 'at'> & { at: string })[] }>`
      select coalesce((select json_agg(o) from (
          select id, reason, created_at as at from account_openings
          where child_id = p.id order by created_at desc, id desc limit ${OPENINGS_SHOWN}) o),
          '[]') as openings
      from athlete_profiles p where p.id = ${childId} and ${isGuardianOf(guardianId, 'p.id')}`.execute(
      db,
    );
    return rows[0]?.openings.map((opening) => ({ ...opening, at: new Date(opening.at) }));
  },
};

/** A change of system admins, as whoever decides about it has to know it. */
export interface ProposalFacts {
  userId: UserId;
  change: 'grant' | 'revoke';
  proposedBy: UserId | null;
  isDecided: boolean;
}

export const proposalStore = {
  /** Undefined when the same waits already. */
  async insert(
    tx: Kysely<DB>,
    row: { userId: UserId; change: 'grant' | 'revoke'; reason: string; by: UserId; at: Date },
  ): Promise<ProposalId | undefined> {
    const inserted = await tx
      .insertInto('role_proposals')
      .values({
        user_id: row.userId,
        change: row.change,
        reason: row.reason,
        proposed_by: row.by,
        created_at: row.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted?.id as ProposalId | undefined;
  },

  async lock(tx: Kysely<DB>, id: ProposalId): Promise<ProposalFacts | undefined> {
    const { rows } = await sql<ProposalFacts>`
      select user_id as "userId", change, proposed_by as "proposedBy",
        outcome is not null as "isDecided"
      from role_proposals where id = ${id} for update`.execute(tx);
    return rows[0];
  },

  async settle(
    tx: Kysely<DB>,
    id: ProposalId,
    { agree, by, at }: { agree: boolean; by: UserId; at: Date },
  ): Promise<void> {
    await tx
      .updateTable('role_proposals')
      .set({ outcome: agree ? 'agreed' : 'declined', decided_by: by, decided_at: at })
      .where('id', '=', id)
      .execute();
  },

  async waiting(db: Kysely<DB>, readerId: UserId): Promise<RoleProposal[]> {
    const { rows } = await sql<RoleProposal>`
      select r.id, json_build_object('id', p.id, 'name', coalesce(p.full_name, p.username),
          'username', p.username) as person,
        r.change, r.reason, coalesce(b.full_name, b.username) as "proposedBy",
        r.proposed_by = ${readerId} is true as "isOwn", r.created_at as "createdAt"
      from role_proposals r join athlete_profiles p on p.id = r.user_id
        left join athlete_profiles b on b.id = r.proposed_by
      where r.outcome is null order by r.created_at, r.id limit ${PROPOSALS_SHOWN}`.execute(db);
    return rows;
  },

  /** How much waits for a system admin who has not proposed it. */
  count: (db: Kysely<DB>, readerId: UserId, now: Date) =>
    countWaiting(db, now, {
      rows: sql`role_proposals r
        where r.outcome is null and r.proposed_by is distinct from ${readerId}`,
      since: sql`r.created_at`,
    }),
};
