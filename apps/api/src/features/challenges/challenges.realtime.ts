import { friendIdsOf, hiddenFrom, isLivingLink } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
import { invalidate, invalidateFor } from '#platform/realtime/realtime';
import { type Kysely, type RawBuilder, sql } from 'kysely';

interface Row {
  maker: 'system' | 'coach' | 'community';
  createdBy: string | null;
  clubId: string | null;
}

/** Members and admins of a club, and guardians of its children under 13. */
const audienceOfClub = (clubId: string, now: Date): RawBuilder<{ id: string }> => sql`
  select user_id as id from club_memberships where club_id = ${clubId} and status = 'active'
  union select user_id from club_admins where club_id = ${clubId}
  union select guardian_link.parent_id from club_memberships member
    join athlete_profiles child on child.id = member.user_id and ${bandOf('child', now)} = 'under13'
    join parental_relationships guardian_link on guardian_link.child_id = child.id and ${isLivingLink()}
    where member.club_id = ${clubId} and member.status = 'active'`;

/** A person and their friends, except friends with a block between the two. */
const audienceOfPerson = (userId: string): RawBuilder<{ id: string }> => sql`
  select ${userId}::uuid as id
  union select friend.id from ${friendIdsOf(sql`${userId}::uuid`)} as friend(id)
    where friend.id not in ${hiddenFrom(userId)}`;

/** Refreshes challenges on the open pages of everyone who may see this one, and of nobody else. */
export async function challengeChanged(tx: Kysely<DB>, id: string, now: Date): Promise<void> {
  const { rows } = await sql<Row>`
    select created_by_kind as maker, created_by as "createdBy", club_id as "clubId"
    from challenges where id = ${id}`.execute(tx);
  const [challenge] = rows;
  if (challenge?.maker === 'system') return invalidate(tx, 'everyone', 'challenges');
  const { clubId, createdBy } = challenge ?? {};
  const readers = clubId
    ? audienceOfClub(clubId, now)
    : createdBy
      ? audienceOfPerson(createdBy)
      : undefined;
  if (readers === undefined) return undefined;
  const people = await readers.execute(tx);
  return invalidateFor(
    tx,
    people.rows.map((person) => person.id),
    'challenges',
  );
}
