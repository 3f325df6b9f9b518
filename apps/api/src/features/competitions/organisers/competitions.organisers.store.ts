import { hasGuardianTie } from '#db/visibility/relations';
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

type Listed = Omit<OrganiserRequest, 'file'> & { fileId: MediaId | null; sortKey: number };

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
      select request.id, request.proof, request.created_at as "createdAt", ${microsOf('request.created_at')} as "sortKey",
        json_build_object('id', competition.id, 'name', competition.name, 'organizer', competition.organizer) as competition,
        json_build_object('id', profile.id, 'name', coalesce(profile.full_name, profile.username),
          'username', profile.username, 'email', account.email) as requester,
        competition.created_by is not distinct from request.user_id as "isSubmitter",
        (select file.id from media_files file where file.subject_kind = 'organiser'
          and file.subject_id = request.id order by file.id limit 1) as "fileId",
        (request.user_id = ${readerId}
          or ${hasGuardianTie(sql`${readerId}::uuid`, sql.ref('request.user_id'))}) as "isOwn"
      from organiser_requests request join competitions competition on competition.id = request.competition_id
        join users account on account.id = request.user_id join athlete_profiles profile on profile.id = request.user_id
      where request.status = ${sql.lit(state)}
        and ${cursor === undefined ? sql`true` : newerThan(cursor, { at: 'request.created_at', id: 'request.id' })}
      order by request.created_at, request.id limit ${limit}`.execute(db);
    return rows;
  },

  waiting: (db: Kysely<DB>, now: Date) =>
    countWaiting(db, now, {
      rows: sql`organiser_requests request where request.status = 'pending'`,
      since: sql`request.created_at`,
    }),
};
