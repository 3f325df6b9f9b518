import { shownImage } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { likeWords } from '#db/queries/search';
import {
  areFriends,
  hasCoachConfirmation,
  hasGuardianTie,
  isConfirmedCoach,
  isGuardianOf,
  isInCommunity,
  notBlocked,
} from '#db/visibility/relations';
import { photoUsesOf } from '#db/visibility/tags';
import { isForAgeOf } from '#db/visibility/visibility';
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
  sortKey: number;
}

type Row = Omit<TeammateRow, 'ageBand'> & { birthMonth: number | null; birthYear: number | null };

/** What the reader is in the club. */
export interface ClubRoles {
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
const ROLE = sql`case when member.membership_type = 'coach' and not ${hasCoachConfirmation()}
  then 'member' else member.membership_type end`;

const IS_STAFF = sql`(member.membership_type = 'admin' or ${hasCoachConfirmation()})`;

/**
 * Active members with open accounts, except where there is a block between them and the reader.
 * Where nobody runs the club anybody may be in it, and readers see only themselves. A child who
 * starts in private is visible to staff and guardians, and sees of the others only the
 * administrators.
 */
const visible = (clubId: ClubId, reader: Reader) => sql`
  club_memberships member
  join athlete_profiles profile on profile.id = member.user_id and profile.status = 'active'
  where member.club_id = ${clubId} and member.status = 'active'
    and (${reader.clubIsRun} or member.user_id = ${reader.id})
    and ${notBlocked(reader.id, 'member.user_id')}
    and (member.user_id = ${reader.id} or ${reader.isStaff}
      or profile.in_community and (${isInCommunity(sql`${reader.id}::uuid`)} or ${IS_STAFF})
      or ${isGuardianOf(reader.id, 'member.user_id')})`;

/** Nobody is found by what the reader cannot see of them: a child's surname leads nowhere. */
const matches = (
  search: string,
  reader: Reader,
  ownChild: ReturnType<typeof sql>,
  now: Date,
) => sql`
  case
    when ${reader.isStaff} or member.user_id = ${reader.id}
      or age_band(profile.birth_month, profile.birth_year, ${now}) = 'adult' or ${ownChild} then profile.search_text
    when ${reader.isAdult} then searchable(given_name(coalesce(profile.full_name, '')))
    else searchable(given_name(coalesce(profile.full_name, '')) || ' ' || profile.username)
  end like ${likeWords(search)}`;

export const teammateStore = {
  async rolesIn(db: Kysely<DB>, clubId: ClubId, userId: UserId): Promise<ClubRoles> {
    const { rows } = await sql<ClubRoles>`
      select member.user_id is not null as "isMember", admin.user_id is not null as "isAdmin",
        coalesce(${isConfirmedCoach()}, false)
          as "isConfirmedCoach",
        club.status = 'approved' as "clubIsRun"
      from clubs club
      left join club_memberships member on member.club_id = club.id and member.user_id = ${userId} and member.status = 'active'
      left join club_admins admin on admin.club_id = club.id and admin.user_id = ${userId}
      where club.id = ${clubId} and club.deleted_at is null`.execute(db);
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
    const ownChild = sql`${hasGuardianTie(sql`${reader.id}::uuid`, sql.ref('member.user_id'))}`;
    const { rows } = await sql<Row>`
      select member.id, member.user_id as "userId", ${ROLE} as role, member.joined_at as "joinedAt",
        profile.full_name as "fullName", profile.username, profile.is_verified as "isVerified",
        profile.birth_month as "birthMonth", profile.birth_year as "birthYear", profile.country,
        case when ${isForAgeOf(reader.id, now, { age: 'profile.texts_reader_age', author: 'profile.id' })}
          then profile.specialties else '{}' end as specialties,
        case when member.user_id = ${reader.id} or coalesce((select privacy.show_achievements
            from privacy_settings privacy where privacy.user_id = member.user_id), true)
          then cardinality(profile.achievements) end as achievements,
        profile.profile_image_art as art, ${shownImage('profile')} as "imageId",
        member.user_id = ${reader.id} as "isSelf", ${ownChild} as "isOwnChild",
        ${reader.isStaff ? photoUsesOf('profile', now) : sql`null`} as "photoUses",
        ${microsOf('member.joined_at')} as "sortKey"
      from ${visible(clubId, reader)}
        and (${role}::text = '' or ${ROLE} = ${role})
        and (${search}::text = '' or ${matches(search, reader, ownChild, now)})
        and ${olderThan(after, { at: 'member.joined_at', id: 'member.id' })}
      order by member.joined_at desc, member.id desc limit ${limit}`.execute(db);
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
        count(*) filter (where ${areFriends(reader.id, 'member.user_id')}) as friends
      from ${visible(clubId, reader)}`.execute(db);
    return rows[0] ?? { total: 0, admins: 0, coaches: 0, members: 0, friends: 0 };
  },
};
