import type { DB } from '#db/schema.generated';
import type { CategoryId, CompetitionId } from '@ribbon/domain/competitions';
import type { Kysely } from 'kysely';
import { insertCompetition } from './competitions.ts';

interface Sample {
  by?: string | null;
  clubId?: string | null;
  places?: number | null;
  ages?: readonly [number, number];
  discipline?: 'all_around' | 'hoop' | 'group';
  opensAt?: Date;
  closesAt?: Date;
}

/** Somebody whose right to organise a competition was proven. */
export async function makeOrganiser(
  db: Kysely<DB>,
  competitionId: CompetitionId,
  userId: string,
): Promise<void> {
  await db
    .insertInto('organiser_requests')
    .values({
      competition_id: competitionId,
      user_id: userId,
      proof: 'The contract with the hall names me.',
      status: 'approved',
      decided_at: new Date('2020-01-01'),
    })
    .execute();
}

/** A published competition with one category, which people can enter. */
export async function openCompetition(
  db: Kysely<DB>,
  {
    by = null,
    clubId = null,
    places = null,
    ages,
    discipline = 'all_around',
    opensAt = new Date('2020-01-01'),
    closesAt = new Date('2099-04-01'),
  }: Sample = {},
): Promise<{ competitionId: CompetitionId; categoryId: CategoryId }> {
  const competitionId = await insertCompetition(db, { by, clubId });
  if (by !== null && clubId === null) await makeOrganiser(db, competitionId, by);
  await db
    .updateTable('competitions')
    .set({ entries_open_at: opensAt, entries_close_at: closesAt, age_on: '2099-12-31' })
    .where('id', '=', competitionId)
    .execute();
  const { id } = await db
    .insertInto('competition_categories')
    .values({
      competition_id: competitionId,
      position: 0,
      level: 'Junior',
      discipline,
      places,
      age_from: ages?.[0] ?? null,
      age_to: ages?.[1] ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { competitionId, categoryId: id as CategoryId };
}

/** How an organiser lets people enter, as the form sends it. */
export const registrationPlan = (opensDay: string, closesDay: string) => ({
  opensDay,
  opensTime: '09:00',
  closesDay,
  closesTime: '18:00',
  ageOn: closesDay,
  categories: [
    {
      id: null as string | null,
      level: 'Junior' as const,
      discipline: 'hoop' as const,
      ageFrom: null as number | null,
      ageTo: null as number | null,
      federationClass: null,
      places: 2 as number | null,
      fee: '£15',
    },
  ],
});
