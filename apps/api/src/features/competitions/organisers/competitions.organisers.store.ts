import { hasGuardianTie } from '#db/relations';
import type { DB } from '#db/schema.generated';
import { countWaiting } from '#db/waiting';
import { microsOf, newerThan } from '#platform/http/keyset';
import type { UserId } from '@ribbon/domain/accounts';
import type {
  CompetitionId,
  OrganiserPage,
  OrganiserRequest,
  OrganiserRequestId,
  OrganiserState,
} from '@ribbon/domain/competitions';
import type { MediaId } from '@ribbon/domain/media';
import { type Kysely, sql } from 'kysely';

type Listed = Omit<OrganiserRequest, 'file'> & { fileId: MediaId | null; micros: number };

interface LockedRequest {
  competitionId: CompetitionId;
  userId: UserId;
  status: OrganiserState;
}

/** Who asked to take entries, and what became of it. */
export const organiserStore = {
  /** Undefined when the person has asked already, or organises it. */
  async insert(
    tx: Kysely<DB>,
    request: { competitionId: CompetitionId; userId: UserId; proof: string; at: Date },
  ): Promise<OrganiserRequestId | undefined> {
    const row = await tx
      .insertInto('organiser_requests')
      .values({
        competition_id: request.competitionId,
        user_id: request.userId,
        proof: request.proof,
        created_at: request.at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row?.id as OrganiserRequestId | undefined;
  },

  async lock(tx: Kysely<DB>, id: OrganiserRequestId): Promise<LockedRequest | undefined> {
    const { rows } = await sql<LockedRequest>`
      select competition_id as "competitionId", user_id as "userId", status
      from organiser_requests where id = ${id} for update`.execute(tx);
    return rows[0];
  },

  async decide(
    tx: Kysely<DB>,
    id: OrganiserRequestId,
    { status, by, at }: { status: OrganiserState; by: UserId; at: Date },
  ): Promise<void> {
    await tx
      .updateTable('organiser_requests')
      .set({ status, decided_by: by, decided_at: at })
      .where('id', '=', id)
      .execute();
  },

  /** Requests that wait, or organisers who were approved, oldest first. */
  async page(
    db: Kysely<DB>,
    {
      readerId,
      state,
      cursor,
      limit,
    }: {
      readerId: UserId;
      state: OrganiserPage['state'];
      cursor?: string | undefined;
      limit: number;
    },
  ): Promise<Listed[]> {
    const { rows } = await sql<Listed>`
      select r.id, r.proof, r.created_at as "createdAt", ${microsOf('r.created_at')} as micros,
        json_build_object('id', c.id, 'name', c.name, 'organizer', c.organizer) as competition,
        json_build_object('id', p.id, 'name', coalesce(p.full_name, p.username),
          'username', p.username, 'email', u.email) as requester,
        c.created_by is not distinct from r.user_id as "isSubmitter",
        (select m.id from media_files m where m.subject_kind = 'organiser'
          and m.subject_id = r.id order by m.id limit 1) as "fileId",
        (r.user_id = ${readerId}
          or ${hasGuardianTie(sql`${readerId}::uuid`, sql.ref('r.user_id'))}) as "isOwn"
      from organiser_requests r join competitions c on c.id = r.competition_id
        join users u on u.id = r.user_id join athlete_profiles p on p.id = r.user_id
      where r.status = ${sql.lit(state)}
        and ${cursor === undefined ? sql`true` : newerThan(cursor, { at: 'r.created_at', id: 'r.id' })}
      order by r.created_at, r.id limit ${limit}`.execute(db);
    return rows;
  },

  waiting: (db: Kysely<DB>, now: Date) =>
    countWaiting(db, now, {
      rows: sql`organiser_requests r where r.status = 'pending'`,
      since: sql`r.created_at`,
    }),
};
