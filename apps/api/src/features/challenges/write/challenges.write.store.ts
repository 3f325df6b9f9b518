import type { ReaderAge } from '#platform/content/content';
import type { DB } from '#db/schema.generated';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import type { ChallengeChange, ChallengeId, NewChallenge } from '@ribbon/domain/challenges';
import type { MediaId } from '@ribbon/domain/media';
import { type Kysely, sql } from 'kysely';

const columnsOf = (draft: ChallengeChange) => ({
  title: draft.title,
  description: draft.description,
  category: draft.category,
  difficulty: draft.difficulty,
  start_date: draft.startDate,
  end_date: draft.endDate,
  rewards: draft.rewards,
  requirements: draft.requirements,
  image_id: draft.imageId,
  // Its words were read for children, or it would not be saved.
  reader_age: 0,
});

/** What writes challenges. */
export const writingStore = {
  async insert(
    tx: Kysely<DB>,
    draft: NewChallenge,
    { by, at }: { by: UserId; at: Date },
  ): Promise<ChallengeId> {
    const { id } = await tx
      .insertInto('challenges')
      .values({
        ...columnsOf(draft),
        created_by_kind: draft.maker,
        created_by: by,
        club_id: draft.clubId,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writingStore.putTasks(tx, id as ChallengeId, draft.tasks);
    return id as ChallengeId;
  },

  async putTasks(
    tx: Kysely<DB>,
    challengeId: ChallengeId,
    tasks: NewChallenge['tasks'],
  ): Promise<void> {
    await tx.deleteFrom('challenge_tasks').where('challenge_id', '=', challengeId).execute();
    await tx
      .insertInto('challenge_tasks')
      .values(
        tasks.map(({ title, times, element, apparatus }, position) => ({
          challenge_id: challengeId,
          position,
          title,
          times,
          element: element === '' ? null : element,
          apparatus,
        })),
      )
      .execute();
  },

  /** A challenge that nobody joins, changes or cancels until the transaction ends. */
  async lock(tx: Kysely<DB>, id: ChallengeId) {
    const row = await tx
      .selectFrom('challenges')
      .select([
        'participants_count as participants',
        'start_date as startDate',
        'end_date as endDate',
        'cancelled_at as cancelledAt',
        'created_by as createdBy',
        'club_id as clubId',
        'approval_status as approval',
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row as typeof row & { createdBy: UserId | null; clubId: ClubId | null };
  },

  async update(tx: Kysely<DB>, id: ChallengeId, draft: ChallengeChange, at: Date): Promise<void> {
    await tx
      .updateTable('challenges')
      .set({ ...columnsOf(draft), updated_at: at })
      .where('id', '=', id)
      .execute();
    await writingStore.putTasks(tx, id, draft.tasks);
  },

  /** A person or a reading has said how old readers of its words must be. */
  async setReaderAge(tx: Kysely<DB>, id: ChallengeId, readerAge: ReaderAge): Promise<void> {
    await tx
      .updateTable('challenges')
      .set({ reader_age: readerAge })
      .where('id', '=', id)
      .execute();
  },

  async extend(tx: Kysely<DB>, id: ChallengeId, endDate: string, at: Date): Promise<void> {
    await tx
      .updateTable('challenges')
      .set({ end_date: endDate, ending_told_at: null, updated_at: at })
      .where('id', '=', id)
      .execute();
  },

  async cancel(tx: Kysely<DB>, id: ChallengeId, reason: string, at: Date): Promise<void> {
    await tx
      .updateTable('challenges')
      .set({ cancelled_at: at, cancel_reason: reason, updated_at: at })
      .where('id', '=', id)
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
      .updateTable('challenges')
      .set({ approval_status: approval, updated_at: at })
      .where('id', '=', id)
      .returning('created_by')
      .executeTakeFirst();
    return (row?.created_by ?? undefined) as UserId | undefined;
  },

  async dropImage(tx: Kysely<DB>, imageId: MediaId): Promise<void> {
    await tx
      .updateTable('challenges')
      .set({ image_id: null })
      .where('image_id', '=', imageId)
      .execute();
  },

  /** Ends with the third day from now; each is claimed once. */
  async claimEnding(db: Kysely<DB>, lastDay: string, at: Date): Promise<ChallengeId[]> {
    const { rows } = await sql<{ id: ChallengeId }>`
      update challenges set ending_told_at = ${at}
      where ending_told_at is null and cancelled_at is null and approval_status = 'approved'
        and end_date <= ${lastDay}::date and start_date < end_date - 3
      returning id`.execute(db);
    return rows.map(({ id }) => id);
  },

  /** Challenges that run, of clubs that were deleted before this. */
  async withoutClub(db: Kysely<DB>, before: Date, day: string): Promise<ChallengeId[]> {
    const { rows } = await sql<{ id: ChallengeId }>`
      select challenge.id from challenges challenge join clubs club on club.id = challenge.club_id
      where club.deleted_at < ${before} and challenge.cancelled_at is null and challenge.end_date >= ${day}::date
      limit 500`.execute(db);
    return rows.map(({ id }) => id);
  },
};
