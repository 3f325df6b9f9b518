import { type RawBuilder, sql } from 'kysely';

/**
 * Whether somebody is visible to whoever asks: blocked means invisible, both ways (child-safety
 * rule 10). A visitor has blocked nobody. `person` is the column that holds the other one's id.
 */
export const notBlocked = (viewerId: string | undefined, person: string): RawBuilder<boolean> =>
  viewerId === undefined
    ? sql<boolean>`true`
    : sql<boolean>`not exists (
        select from blocks where blocker_id = ${viewerId} and blocked_id = ${sql.ref(person)}
        union all
        select from blocks where blocked_id = ${viewerId} and blocker_id = ${sql.ref(person)})`;

const ofPair = (one: string, other: string) =>
  sql`(requester_id = ${one} and addressee_id = ${sql.ref(other)})
   or (addressee_id = ${one} and requester_id = ${sql.ref(other)})`;

/** Whether two people are friends. */
export const areFriends = (viewerId: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from friendships
    where status = 'accepted' and (${ofPair(viewerId, person)}))`;

/** Whether one has asked the other to be friends, whatever became of it. */
export const haveMet = (viewerId: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from friendships where ${ofPair(viewerId, person)})`;

/**
 * Whether two people are members of one club. A club that nobody runs does not count: anybody can
 * join it, and nobody would notice.
 */
export const shareClub = (viewerId: string, person: string): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from club_memberships own join club_memberships theirs on theirs.club_id = own.club_id
      join clubs on clubs.id = own.club_id and clubs.status = 'approved'
    where own.user_id = ${viewerId} and own.status = 'active'
      and theirs.user_id = ${sql.ref(person)} and theirs.status = 'active')`;
