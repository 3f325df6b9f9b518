import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type {
  CompetitionApproval,
  CompetitionChange,
  CompetitionId,
  CompetitionStatus,
} from '@ribbon/domain/competitions';
import type { Position } from '@ribbon/domain/geocoding';
import type { MediaId } from '@ribbon/domain/media';
import { type Kysely, sql } from 'kysely';

const columnsOf = (draft: CompetitionChange, position: Position | null) => ({
  name: draft.name,
  organizer: draft.organizer,
  location: draft.location,
  city: draft.city,
  country: draft.country,
  start_date: draft.startDate,
  end_date: draft.endDate,
  category: draft.category,
  level: draft.level,
  description: draft.description,
  max_participants: draft.maxParticipants,
  registration_deadline: draft.registrationDeadline,
  entry_fee: draft.entryFee,
  website: draft.website,
  image_id: draft.imageId,
  latitude: position?.latitude ?? null,
  longitude: position?.longitude ?? null,
  // A picture takes the place of a drawing.
  ...(draft.imageId !== null && { image_art: null }),
});

export interface LockedCompetition {
  status: CompetitionStatus;
  approvalStatus: CompetitionApproval;
  createdBy: UserId | null;
  clubId: ClubId | null;
  name: string;
  startDate: string;
  endDate: string | null;
  participants: number;
  cancelReason: string | null;
  rejectionReason: string | null;
  updatedAt: Date;
}

export const writingStore = {
  async insert(
    tx: Kysely<DB>,
    draft: CompetitionChange & { clubId: ClubId | null },
    made: { by: UserId; at: Date; status: CompetitionStatus; position: Position | null },
  ): Promise<CompetitionId> {
    const { id } = await tx
      .insertInto('competitions')
      .values({
        ...columnsOf(draft, made.position),
        club_id: draft.clubId,
        status: made.status,
        created_by: made.by,
        created_at: made.at,
        updated_at: made.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id as CompetitionId;
  },

  /**
   * A competition, locked against decisions, changes and cancellation until the transaction ends.
   */
  async lock(tx: Kysely<DB>, id: CompetitionId): Promise<LockedCompetition | undefined> {
    const { rows } = await sql<LockedCompetition>`
      select status, approval_status as "approvalStatus", created_by as "createdBy",
        club_id as "clubId", name,
        start_date::text as "startDate", end_date::text as "endDate",
        current_participants as participants, cancel_reason as "cancelReason",
        rejection_reason as "rejectionReason", updated_at as "updatedAt"
      from competitions where id = ${id} for update`.execute(tx);
    return rows[0];
  },

  async update(
    tx: Kysely<DB>,
    id: CompetitionId,
    draft: CompetitionChange,
    { at, status, position }: { at: Date; status: CompetitionStatus; position: Position | null },
  ): Promise<void> {
    await tx
      .updateTable('competitions')
      .set({ ...columnsOf(draft, position), status, status_since: null, updated_at: at })
      .where('id', '=', id)
      .execute();
  },

  /** Sends the competition back for a decision. */
  async sendAgain(tx: Kysely<DB>, id: CompetitionId): Promise<void> {
    await tx
      .updateTable('competitions')
      .set({ approval_status: 'pending', rejection_reason: null })
      .where('id', '=', id)
      .execute();
  },

  async decide(
    tx: Kysely<DB>,
    id: CompetitionId,
    verdict: { approval: CompetitionApproval; reason: string | null; by: UserId; at: Date },
  ): Promise<void> {
    await tx
      .updateTable('competitions')
      .set({
        approval_status: verdict.approval,
        rejection_reason: verdict.approval === 'rejected' ? verdict.reason : null,
        reviewed_by: verdict.by,
        reviewed_at: verdict.at,
        updated_at: verdict.at,
      })
      .where('id', '=', id)
      .execute();
  },

  async setStatus(
    tx: Kysely<DB>,
    id: CompetitionId,
    {
      status,
      reason,
      at,
      day,
    }: { status: CompetitionStatus; reason: string; at: Date; day: string },
  ): Promise<void> {
    const isCancelled = status === 'cancelled';
    await tx
      .updateTable('competitions')
      .set({
        status,
        status_since: day,
        cancelled_at: isCancelled ? at : null,
        cancel_reason: isCancelled ? reason : null,
        updated_at: at,
      })
      .where('id', '=', id)
      .execute();
  },

  async remove(tx: Kysely<DB>, id: CompetitionId): Promise<void> {
    await tx.deleteFrom('competitions').where('id', '=', id).execute();
  },

  async follow(tx: Kysely<DB>, id: CompetitionId, userId: UserId): Promise<void> {
    await tx
      .insertInto('competition_followers')
      .values({ competition_id: id, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async unfollow(tx: Kysely<DB>, id: CompetitionId, userId: UserId): Promise<void> {
    await tx
      .deleteFrom('competition_followers')
      .where('competition_id', '=', id)
      .where('user_id', '=', userId)
      .execute();
  },

  /** Out of sight, or back. */
  async setApproval(
    tx: Kysely<DB>,
    id: string,
    approval: 'approved' | 'rejected',
    at: Date,
  ): Promise<UserId | undefined> {
    const row = await tx
      .updateTable('competitions')
      .set({ approval_status: approval, updated_at: at })
      .where('id', '=', id)
      .returning('created_by')
      .executeTakeFirst();
    return (row?.created_by ?? undefined) as UserId | undefined;
  },

  async dropImage(tx: Kysely<DB>, imageId: MediaId): Promise<void> {
    await tx
      .updateTable('competitions')
      .set({ image_id: null })
      .where('image_id', '=', imageId)
      .execute();
  },

  /** The days have come; a status that was set by hand stays until the next of its days. */
  async moveOn(db: Kysely<DB>, day: string): Promise<number> {
    const { numAffectedRows } = await sql`
      update competitions set status = case when last_day < ${day}::date then 'completed' else 'ongoing' end
      where (status = 'upcoming' and start_date <= ${day}::date
          and (status_since is null or status_since < start_date
            or (last_day < ${day}::date and status_since <= last_day)))
        or (status = 'ongoing' and last_day < ${day}::date
          and (status_since is null or status_since <= last_day))`.execute(db);
    return Number(numAffectedRows ?? 0);
  },
};
