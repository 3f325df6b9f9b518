import type { DB } from '#db/schema.generated';
import {
  type BirthDate,
  type ClubId,
  type Member,
  type UserId,
  ageAt,
  ageBandAt,
} from '@ribbon/domain/accounts';
import { type ClubScope, calendarPolicy } from '@ribbon/domain/calendar';
import type { GuardianRole, Guardianship } from '@ribbon/domain/families';
import { type Kysely, sql } from 'kysely';

interface OwnClub extends BirthDate {
  clubId: ClubId;
  clubName: string;
  isMember: boolean;
  isAdmin: boolean;
  isConfirmedCoach: boolean;
}

interface ChildRow extends BirthDate {
  id: UserId;
  role: GuardianRole;
  isVerified: boolean;
  isOpen: boolean;
  name: string;
  clubs: { clubId: ClubId; clubName: string }[];
}

export interface Child {
  id: UserId;
  name: string;
  link: Guardianship;
  age: number | undefined;
  clubIds: ReadonlySet<ClubId>;
}

/** The clubs whose events a person sees: their own, and those of their children under 13. */
export interface Circle {
  clubs: ReadonlyMap<ClubId, ClubScope & { name: string }>;
  children: readonly Child[];
  /** The person's own age, if known. */
  age: number | undefined;
}

const NOBODY: ClubScope = {
  isMember: false,
  isAdmin: false,
  isConfirmedCoach: false,
  isGuardian: false,
};

export async function circleOf(
  db: Kysely<DB>,
  actor: Pick<Member, 'id' | 'isGuardian'>,
  now: Date,
): Promise<Circle> {
  const clubs = new Map<ClubId, ClubScope & { name: string }>();
  let age: number | undefined;
  for (const row of await ownClubs(db, actor.id)) {
    const { clubId, clubName, birthMonth, birthYear, ...scope } = row;
    age = ageAt({ birthMonth, birthYear }, now);
    clubs.set(clubId, { ...NOBODY, ...scope, name: clubName });
  }
  const children: Child[] = [];
  // A person who is no guardian, as the session says, has no children to look up.
  const looked = actor.isGuardian === false ? [] : await childrenOf(db, actor.id);
  for (const row of looked) {
    const { role, isVerified, isOpen } = row;
    const link = { role, isVerified, isOpen, childAgeBand: ageBandAt(row, now) };
    if (!calendarPolicy.seeAnswersOf(link)) continue;
    for (const { clubId, clubName } of row.clubs) {
      clubs.set(clubId, { ...(clubs.get(clubId) ?? NOBODY), isGuardian: true, name: clubName });
    }
    const clubIds = new Set(row.clubs.map(({ clubId }) => clubId));
    children.push({ id: row.id, name: row.name, link, clubIds, age: ageAt(row, now) });
  }
  return { clubs, children, age };
}

async function ownClubs(db: Kysely<DB>, userId: UserId): Promise<OwnClub[]> {
  const { rows } = await sql<OwnClub>`
    select c.id as "clubId", c.name as "clubName", m.id is not null as "isMember",
      a.user_id is not null as "isAdmin", m.coach_confirmed_at is not null and c.status = 'approved' as "isConfirmedCoach",
      p.birth_month as "birthMonth", p.birth_year as "birthYear"
    from (select club_id from club_memberships where user_id = ${userId} and status = 'active'
          union select club_id from club_admins where user_id = ${userId}) own
    join clubs c on c.id = own.club_id and c.deleted_at is null
    join athlete_profiles p on p.id = ${userId}
    left join club_memberships m
      on m.user_id = ${userId} and m.club_id = c.id and m.status = 'active'
    left join club_admins a on a.user_id = ${userId} and a.club_id = c.id`.execute(db);
  return rows;
}

async function childrenOf(db: Kysely<DB>, guardianId: UserId): Promise<ChildRow[]> {
  const { rows } = await sql<ChildRow>`
    select r.child_id as id, r.role, r.verified_at is not null as "isVerified",
      p.in_community as "isOpen",
      coalesce(given_name(p.full_name), p.username) as name,
      p.birth_month as "birthMonth", p.birth_year as "birthYear",
      (select coalesce(json_agg(json_build_object('clubId', c.id, 'clubName', c.name)), '[]')
       from club_memberships m join clubs c on c.id = m.club_id and c.deleted_at is null
       where m.user_id = r.child_id and m.status = 'active') as clubs
    from parental_relationships r join athlete_profiles p on p.id = r.child_id
    where r.parent_id = ${guardianId} and r.ended_at is null
    order by r.created_at, r.child_id`.execute(db);
  return rows;
}

/** The age of the person an answer is given for. */
export const ageIn = (
  circle: Pick<Circle, 'age' | 'children'>,
  actor: Pick<Member, 'id'>,
  userId: UserId,
) => (userId === actor.id ? circle.age : circle.children.find(({ id }) => id === userId)?.age);
