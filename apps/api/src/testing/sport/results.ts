import type { DB } from '#db/schema.generated';
import type { CategoryId, CompetitionId, EntryId } from '@ribbon/domain/competitions';
import type { Kysely } from 'kysely';
import { openCompetition } from './entries.ts';

interface CategoryKey {
  competitionId: CompetitionId;
  categoryId: CategoryId;
}

/** A competition that has begun, with one category. */
export async function begunCompetition(
  db: Kysely<DB>,
  sample: Parameters<typeof openCompetition>[1] = {},
): Promise<CategoryKey> {
  const key = await openCompetition(db, { closesAt: new Date('2020-02-01'), ...sample });
  await db
    .updateTable('competitions')
    .set({ status: 'ongoing' })
    .where('id', '=', key.competitionId)
    .execute();
  return key;
}

interface Start {
  userId: string | null;
  clubId?: string | null;
  groupName?: string;
  showsName?: boolean;
  showsClub?: boolean;
  status?: 'entered' | 'withdrawn' | 'waiting_guardian' | 'waiting_list';
}

/** Somebody in a category, with the next number. */
export async function startOf(
  db: Kysely<DB>,
  { competitionId, categoryId }: CategoryKey,
  {
    userId,
    clubId = null,
    groupName,
    showsName = false,
    showsClub = false,
    status = 'entered',
  }: Start,
): Promise<{ entryId: EntryId; number: number }> {
  const { entry_numbers: number } = await db
    .updateTable('competitions')
    .set(({ eb }) => ({ entry_numbers: eb('entry_numbers', '+', 1) }))
    .where('id', '=', competitionId)
    .returning('entry_numbers')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('competition_entries')
    .values({
      competition_id: competitionId,
      category_id: categoryId,
      user_id: userId,
      club_id: clubId,
      group_name: groupName ?? null,
      shows_name: showsName,
      shows_club: showsClub,
      status,
      number,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { entryId: id as EntryId, number };
}

/** Points as a form sends them. */
export const typedScore = (
  apparatus: 'hoop' | 'ball' | 'clubs' | 'ribbon' | 'group',
  points: Partial<Record<'db' | 'da' | 'a' | 'e' | 'score' | 'penalty', string>> = {},
) => ({
  apparatus,
  ...('score' in points
    ? { db: '', da: '', a: '', e: '', score: '' }
    : { db: '5.1', da: '4.2', a: '7.05', e: '6.875', score: '' }),
  penalty: '',
  ...points,
});
