import { isConfirmedCoach, isLivingLink } from '#db/visibility/relations';
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

/** What is known of a club itself. */
interface ClubNamed {
  clubId: ClubId;
  clubName: string;
  country: string;
  timeZone: string | null;
}

interface OwnClub extends BirthDate, ClubNamed {
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
  clubs: ClubNamed[];
}

export interface Child {
  id: UserId;
  name: string;
  link: Guardianship;
  age: number | undefined;
  clubIds: ReadonlySet<ClubId>;
}

type CircleClub = ClubScope & Pick<ClubNamed, 'country' | 'timeZone'> & { name: string };

/** The clubs whose events a person sees: their own, and those of their children under 13. */
export interface Circle {
  clubs: ReadonlyMap<ClubId, CircleClub>;
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
  const clubs = new Map<ClubId, CircleClub>();
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
    for (const { clubId, clubName: name, country, timeZone } of row.clubs) {
      const known = clubs.get(clubId) ?? { ...NOBODY, name, country, timeZone };
      clubs.set(clubId, { ...known, isGuardian: true });
    }
    const clubIds = new Set(row.clubs.map(({ clubId }) => clubId));
    children.push({ id: row.id, name: row.name, link, clubIds, age: ageAt(row, now) });
  }
  return { clubs, children, age };
}

async function ownClubs(db: Kysely<DB>, userId: UserId): Promise<OwnClub[]> {
  const { rows } = await sql<OwnClub>`
    select club.id as "clubId", club.name as "clubName", club.country, club.time_zone as "timeZone", member.id is not null as "isMember",
      admin.user_id is not null as "isAdmin", ${isConfirmedCoach()} and club.status = 'approved' as "isConfirmedCoach",
      profile.birth_month as "birthMonth", profile.birth_year as "birthYear"
    from (select club_id from club_memberships where user_id = ${userId} and status = 'active'
          union select club_id from club_admins where user_id = ${userId}) own
    join clubs club on club.id = own.club_id and club.deleted_at is null
    join athlete_profiles profile on profile.id = ${userId}
    left join club_memberships member
      on member.user_id = ${userId} and member.club_id = club.id and member.status = 'active'
    left join club_admins admin on admin.user_id = ${userId} and admin.club_id = club.id`.execute(
    db,
  );
  return rows;
}

async function childrenOf(db: Kysely<DB>, guardianId: UserId): Promise<ChildRow[]> {
  const { rows } = await sql<ChildRow>`
    select guardian_link.child_id as id, guardian_link.role, guardian_link.verified_at is not null as "isVerified",
      profile.in_community as "isOpen",
      coalesce(given_name(profile.full_name), profile.username) as name,
      profile.birth_month as "birthMonth", profile.birth_year as "birthYear",
      (select coalesce(json_agg(json_build_object('clubId', club.id, 'clubName', club.name,
          'country', club.country, 'timeZone', club.time_zone)), '[]')
       from club_memberships member join clubs club on club.id = member.club_id and club.deleted_at is null
       where member.user_id = guardian_link.child_id and member.status = 'active') as clubs
    from parental_relationships guardian_link join athlete_profiles profile on profile.id = guardian_link.child_id
    where guardian_link.parent_id = ${guardianId} and ${isLivingLink()}
    order by guardian_link.created_at, guardian_link.child_id`.execute(db);
  return rows;
}

/** The age of the person an answer is given for. */
export const ageIn = (
  circle: Pick<Circle, 'age' | 'children'>,
  actor: Pick<Member, 'id'>,
  userId: UserId,
) => (userId === actor.id ? circle.age : circle.children.find(({ id }) => id === userId)?.age);
