import type { DB } from '#db/schema.generated';
import type { CompetitionId } from '@ribbon/domain/competitions';
import type { Kysely } from 'kysely';

interface Sample {
  by?: string | null;
  clubId?: string | null;
  approval?: 'pending' | 'approved' | 'rejected';
  status?: 'upcoming' | 'ongoing' | 'completed';
  startDate?: string;
  endDate?: string | null;
  name?: string;
  country?: string;
}

/** A competition in the database, published by default. */
export async function insertCompetition(
  db: Kysely<DB>,
  {
    by = null,
    clubId = null,
    approval = 'approved',
    status = 'upcoming',
    startDate = '2099-05-01',
    endDate = '2099-05-02',
    name = 'Silver Hoop Open',
    country = 'United Kingdom',
  }: Sample = {},
): Promise<CompetitionId> {
  const { id } = await db
    .insertInto('competitions')
    .values({
      name,
      country,
      status,
      organizer: 'Silver Hoop Gymnastics',
      location: 'Silver Hoop Arena',
      city: 'Leeds',
      start_date: startDate,
      end_date: endDate,
      category: 'Individual All-Around',
      level: 'Junior',
      description: 'A friendly weekend on the carpet.',
      approval_status: approval,
      created_by: by,
      club_id: clubId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id as CompetitionId;
}

/** What an adult can send in, as the form sends it. */
export const competitionDraft = (day: string) => ({
  name: 'Lakeside Cup',
  organizer: 'Lakeside Gymnastics',
  location: 'Lakeside Arena',
  city: 'Leeds',
  country: 'United Kingdom' as const,
  startDate: day,
  endDate: '',
  category: 'Group' as const,
  level: 'Youth' as const,
  description: 'A friendly day for groups and their families.',
  maxParticipants: '40',
  registrationDeadline: '',
  entryFee: '£12',
  website: 'https://lakeside-cup.ribbon.test',
  imageId: null,
  clubId: null,
});
