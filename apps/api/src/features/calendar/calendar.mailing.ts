import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import { type BirthDate, type UserId, ageBandAt } from '@ribbon/domain/accounts';
import type { EventId } from '@ribbon/domain/calendar';
import { type Kysely, sql } from 'kysely';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
}

interface Reader {
  id: UserId;
  email: string;
  name: string;
}

export interface Briefing {
  readers: Reader[];
  /** The child's first name, where the mail goes to its guardians. */
  child: string | null;
  events: { title: string; clubName: string; location: string; startsAt: Date; endsAt: Date }[];
  /** The event itself, or the calendar when there are several. */
  link: string;
}

export type CalendarMailing = ReturnType<typeof calendarMailing>;

/** For whoever sends mails: who reads it, and about what. A child's mails go to those who decide. */
export const calendarMailing = ({ db, clock, config }: Needs) => ({
  async briefing(userId: UserId, eventIds: readonly EventId[]): Promise<Briefing | undefined> {
    const person = await personOf(db, userId);
    const events = await eventsOf(db, eventIds);
    const [first] = events;
    if (person === undefined || first === undefined) return undefined;
    const isChild = ageBandAt(person, clock()) === 'under13';
    const calendar = `${config.publicUrl}/clubs/${first.clubId}/events`;
    return {
      readers: isChild
        ? await decidersOf(db, userId)
        : [{ id: userId, email: person.email, name: person.name }],
      child: isChild ? person.name : null,
      events,
      link: events.length === 1 ? `${calendar}/${first.id}` : calendar,
    };
  },
});

async function personOf(db: Kysely<DB>, id: UserId): Promise<(Reader & BirthDate) | undefined> {
  const { rows } = await sql<Reader & BirthDate>`
    select u.id, u.email, coalesce(given_name(p.full_name), p.username) as name,
      p.birth_month as "birthMonth", p.birth_year as "birthYear"
    from users u join athlete_profiles p using (id) where u.id = ${id}`.execute(db);
  return rows[0];
}

async function decidersOf(db: Kysely<DB>, childId: UserId): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select u.id, u.email, coalesce(given_name(p.full_name), p.username) as name
    from parental_relationships r join users u on u.id = r.parent_id
    join athlete_profiles p on p.id = u.id
    where r.child_id = ${childId} and r.ended_at is null and r.role <> 'view_only'`.execute(db);
  return rows;
}

async function eventsOf(db: Kysely<DB>, ids: readonly EventId[]) {
  const { rows } = await sql<Briefing['events'][number] & { id: EventId; clubId: string }>`
    select e.id, e.club_id as "clubId", e.title, c.name as "clubName",
      coalesce(e.location, '') as location, e.starts_at as "startsAt", e.ends_at as "endsAt"
    from club_events e join clubs c on c.id = e.club_id
    where e.id = any(${ids}::uuid[]) order by e.starts_at`.execute(db);
  return rows;
}
