import { hasGuardianTie } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { countWaiting } from '#db/waiting';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  PROPOSALS_SHOWN,
  type Proposal,
  type ProposalId,
  type ProposalKind,
} from '@ribbon/domain/proposals';
import { type Kysely, sql } from 'kysely';
import type { NewProposal } from './proposals.acts.rules.ts';

type Outcome = 'agreed' | 'declined' | 'happened' | 'lapsed';

/** A proposal, as its decider and the machine have to know it. */
export interface ProposalFacts {
  id: ProposalId;
  kind: ProposalKind;
  personId: UserId;
  clubId: ClubId | null;
  details: unknown;
  reason: string;
  proposedBy: UserId | null;
  dueAt: Date | null;
  outcome: Outcome | null;
  isOwnChild: boolean;
}

const FACTS = sql`proposal.id, proposal.kind, proposal.user_id as "personId", proposal.club_id as "clubId", proposal.details, proposal.reason,
  proposal.proposed_by as "proposedBy", proposal.due_at as "dueAt", proposal.outcome`;

/** A system admin by role who neither proposed it nor is concerned by it. */
const HAS_DECIDER = sql`exists (select from user_roles role
  where role.role = 'system_admin' and role.is_active and role.user_id <> proposal.user_id
    and role.user_id is distinct from proposal.proposed_by)`;

export const proposalStore = {
  /** Undefined when the same waits already. */
  async insert(
    tx: Kysely<DB>,
    row: NewProposal & { by: UserId; at: Date; dueAt: Date | null },
  ): Promise<ProposalId | undefined> {
    const inserted = await tx
      .insertInto('proposals')
      .values({
        kind: row.kind,
        user_id: row.userId,
        club_id: row.clubId ?? null,
        details: JSON.stringify(row.details ?? {}),
        detail: row.detail ?? null,
        reason: row.reason,
        proposed_by: row.by,
        created_at: row.at,
        due_at: row.dueAt,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return inserted?.id as ProposalId | undefined;
  },

  async lock(
    tx: Kysely<DB>,
    id: ProposalId,
    readerId: UserId | null = null,
  ): Promise<ProposalFacts | undefined> {
    const { rows } = await sql<ProposalFacts>`
      select ${FACTS}, ${hasGuardianTie(sql`${readerId}::uuid`, sql.ref('proposal.user_id'))} as "isOwnChild"
      from proposals proposal where proposal.id = ${id} for update of proposal`.execute(tx);
    return rows[0];
  },

  async settle(
    tx: Kysely<DB>,
    id: ProposalId,
    { outcome, by, at }: { outcome: Outcome; by: UserId | null; at: Date },
  ): Promise<void> {
    await tx
      .updateTable('proposals')
      .set({ outcome, decided_by: by, decided_at: at })
      .where('id', '=', id)
      .execute();
  },

  async setDue(tx: Kysely<DB>, id: ProposalId, dueAt: Date | null): Promise<void> {
    await tx.updateTable('proposals').set({ due_at: dueAt }).where('id', '=', id).execute();
  },

  /** The one that waits, if there is one. */
  async find(
    tx: Kysely<DB>,
    { kind, userId, clubId }: Pick<NewProposal, 'kind' | 'userId' | 'clubId'>,
  ): Promise<ProposalId | undefined> {
    const row = await tx
      .selectFrom('proposals')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('club_id', 'is not distinct from', clubId ?? null)
      .where('outcome', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    return row?.id as ProposalId | undefined;
  },

  /** Proposals whose time is up, and proposals without a clock that have lost their last decider. */
  async unattended(db: Kysely<DB>, now: Date, limit: number): Promise<ProposalId[]> {
    const { rows } = await sql<{ id: ProposalId }>`
      select proposal.id from proposals proposal
      where proposal.outcome is null and (proposal.due_at <= ${now} or proposal.due_at is null and not ${HAS_DECIDER})
      order by proposal.created_at, proposal.id limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  },

  async waiting(db: Kysely<DB>, readerId: UserId, now: Date): Promise<Proposal[]> {
    const { rows } = await sql<Proposal>`
      select proposal.id, proposal.kind, proposal.detail, proposal.reason, proposal.created_at as "createdAt", proposal.due_at as "dueAt",
        json_build_object('id', profile.id, 'username', profile.username,
          'name', case when age_band(profile.birth_month, profile.birth_year, ${now}) = 'under13'
            then profile.username else coalesce(profile.full_name, profile.username) end) as person,
        case when club.id is not null then json_build_object('id', club.id, 'name', club.name) end as club,
        coalesce(writer.full_name, writer.username) as "proposedBy",
        proposal.proposed_by is not distinct from ${readerId}::uuid as "isOwn",
        proposal.proposed_by is distinct from ${readerId}::uuid and proposal.user_id <> ${readerId}
          and not ${hasGuardianTie(sql`${readerId}::uuid`, sql.ref('proposal.user_id'))} as "mayDecide"
      from proposals proposal join athlete_profiles profile on profile.id = proposal.user_id
        left join clubs club on club.id = proposal.club_id
        left join athlete_profiles writer on writer.id = proposal.proposed_by
      where proposal.outcome is null order by proposal.created_at, proposal.id limit ${PROPOSALS_SHOWN}`.execute(
      db,
    );
    return rows;
  },

  /** How much this system admin could decide. */
  count: (db: Kysely<DB>, readerId: UserId, now: Date) =>
    countWaiting(db, now, {
      rows: sql`proposals proposal where proposal.outcome is null and proposal.proposed_by is distinct from ${readerId}
        and proposal.user_id <> ${readerId}
        and not ${hasGuardianTie(sql`${readerId}::uuid`, sql.ref('proposal.user_id'))}`,
      since: sql`proposal.created_at`,
    }),

  /** What notices and letters say of it. */
  async summary(db: Kysely<DB>, id: ProposalId) {
    const { rows } = await sql<Omit<ProposalFacts, 'isOwnChild'> & { club: string | null }>`
      select ${FACTS}, club.name as club from proposals proposal left join clubs club on club.id = proposal.club_id
      where proposal.id = ${id}`.execute(db);
    return rows[0];
  },
};
