import { shownImage } from '#db/cards';
import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/search';
import { areFriends, isGuardianOf, isInCommunity, notBlocked } from '#db/relations';
import { photoUsesOf } from '#db/tags';
import { isForAgeOf } from '#db/visibility';
import { microsOf, olderThan } from '#platform/http/keyset';
import {
  type AgeBand,
  type ClubId,
  type PersonArt,
  type PersonImageId,
  type UserId,
  ageBandAt,
} from '@ribbon/domain/accounts';
import type { MemberSearch, MembershipType, TeammateFigures } from '@ribbon/domain/clubs';
import type { PhotoUse } from '@ribbon/domain/families';
import { type Kysely, sql } from 'kysely';

export interface TeammateRow {
  /** The membership's. */
  id: string;
  userId: UserId;
  fullName: string | null;
  username: string;
  isVerified: boolean;
  ageBand: AgeBand;
  role: MembershipType;
  country: string | null;
  joinedAt: Date;
  specialties: string[];
  /** Undefined where the person keeps them to themselves. */
  achievements: number | null;
  art: PersonArt | null;
  imageId: PersonImageId | null;
  isSelf: boolean;
  isOwnChild: boolean;
  photoUses: PhotoUse[] | null;
  micros: number;
}

type Row = Omit<TeammateRow, 'ageBand'> & { birthMonth: number | null; birthYear: number | null };

/** The reader's place in the club. */
export interface Place {
  isMember: boolean;
  isAdmin: boolean;
  isConfirmedCoach: boolean;
  clubIsRun: boolean;
}

export interface Reader {
  id: UserId;
  isAdult: boolean;
  isStaff: boolean;
  clubIsRun: boolean;
}

/** A coach counts as a coach only once an administrator has confirmed them. */
const ROLE = sql`case when m.membership_type = 'coach' and m.coach_confirmed_at is null
  then 'member' else m.membership_type end`;

const IS_STAFF = sql`(m.membership_type = 'admin' or m.coach_confirmed_at is not null)`;

/**
 * Active members with open accounts, except where there is a block between them and the reader.
 * Where nobody runs the club anybody may be in it, and readers see only themselves. A child who
 * starts in private is visible to staff and guardians, and sees of the others only the
 * administrators.
 */
const visible = (clubId: ClubId, reader: Reader) => sql`
  club_memberships m
  join athlete_profiles p on p.id = m.user_id and p.status = 'active'
  where m.club_id = ${clubId} and m.status = 'active'
    and (${reader.clubIsRun} or m.user_id = ${reader.id})
    and ${notBlocked(reader.id, 'm.user_id')}
    and (m.user_id = ${reader.id} or ${reader.isStaff}
      or p.in_community and (${isInCommunity(sql`${reader.id}::uuid`)} or ${IS_STAFF})
      or ${isGuardianOf(reader.id, 'm.user_id')})`;

/** Nobody is found by what the reader cannot see of them: a child's surname leads nowhere. */
const matches = (
  search: string,
  reader: Reader,
  ownChild: ReturnType<typeof sql>,
  now: Date,
) => sql`
  case
    when ${reader.isStaff} or m.user_id = ${reader.id}
      or age_band(p.birth_month, p.birth_year, ${now}) = 'adult' or ${ownChild} then p.search_text
    when ${reader.isAdult} then searchable(given_name(coalesce(p.full_name, '')))
    else searchable(given_name(coalesce(p.full_name, '')) || ' ' || p.username)
  end like ${likeWords(search)}`;

export const teammateStore = {
  async placeOf(db: Kysely<DB>, clubId: ClubId, userId: UserId): Promise<Place> {
    const { rows } = await sql<Place>`
      select m.user_id is not null as "isMember", a.user_id is not null as "isAdmin",
        coalesce(m.membership_type in ('coach', 'admin') and m.coach_confirmed_at is not null, false)
          as "isConfirmedCoach",
        c.status = 'approved' as "clubIsRun"
      from clubs c
      left join club_memberships m on m.club_id = c.id and m.user_id = ${userId} and m.status = 'active'
      left join club_admins a on a.club_id = c.id and a.user_id = ${userId}
      where c.id = ${clubId} and c.deleted_at is null`.execute(db);
    return (
      rows[0] ?? { isMember: false, isAdmin: false, isConfirmedCoach: false, clubIsRun: false }
    );
  },

  async page(
    db: Kysely<DB>,
    clubId: ClubId,
    reader: Reader,
    { search, role, after, now, limit }: MemberSearch & { now: Date; limit: number },
  ): Promise<TeammateRow[]> {
    const ownChild = sql`exists (select from parental_relationships r
      where r.child_id = m.user_id and r.parent_id = ${reader.id} and r.ended_at is null)`;
    const { rows } = await sql<Row>`
      select m.id, m.user_id as "userId", ${ROLE} as role, m.joined_at as "joinedAt",
        p.full_name as "fullName", p.username, p.is_verified as "isVerified",
        p.birth_month as "birthMonth", p.birth_year as "birthYear", p.country,
        case when ${isForAgeOf(reader.id, now, { age: 'p.texts_reader_age', author: 'p.id' })}
          then p.specialties else '{}' end as specialties,
        case when m.user_id = ${reader.id} or coalesce((select s.show_achievements
            from privacy_settings s where s.user_id = m.user_id), true)
          then cardinality(p.achievements) end as achievements,
        p.profile_image_art as art, ${shownImage('p')} as "imageId",
        m.user_id = ${reader.id} as "isSelf", ${ownChild} as "isOwnChild",
        ${reader.isStaff ? photoUsesOf('p', now) : sql`null`} as "photoUses",
        ${microsOf('m.joined_at')} as micros
      from ${visible(clubId, reader)}
        and (${role}::text = '' or ${ROLE} = ${role})
        and (${search}::text = '' or ${matches(search, reader, ownChild, now)})
        and ${olderThan(after, { at: 'm.joined_at', id: 'm.id' })}
      order by m.joined_at desc, m.id desc limit ${limit}`.execute(db);
    return rows.map(({ birthMonth, birthYear, ...row }) => ({
      ...row,
      ageBand: ageBandAt({ birthMonth, birthYear }, now),
    }));
  },

  async figures(db: Kysely<DB>, clubId: ClubId, reader: Reader): Promise<TeammateFigures> {
    const { rows } = await sql<TeammateFigures>`
      select count(*) as total,
        count(*) filter (where ${ROLE} = 'admin') as admins,
        count(*) filter (where ${ROLE} = 'coach') as coaches,
        count(*) filter (where ${ROLE} = 'member') as members,
        count(*) filter (where ${areFriends(reader.id, 'm.user_id')}) as friends
      from ${visible(clubId, reader)}`.execute(db);
    return rows[0] ?? { total: 0, admins: 0, coaches: 0, members: 0, friends: 0 };
  },
};
