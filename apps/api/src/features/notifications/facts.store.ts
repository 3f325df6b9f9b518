import type { DB } from '#db/schema.generated';
import { isAuthorOf } from '#db/visibility';
import { linkToTell } from '#features/families';
import {
  type AgeBand,
  type ClubId,
  type UserId,
  ageBandAt,
  shownName,
} from '@ribbon/domain/accounts';
import type { EventId } from '@ribbon/domain/calendar';
import type { InboxKind, WaitingLinkId } from '@ribbon/domain/families';
import { type Kysely, sql } from 'kysely';

interface OfClub {
  clubId: ClubId;
  club: string;
}

export type Facts = ReturnType<typeof factsOf>;

/** What events tell by id only: who is concerned, and about what. Nothing that somebody wrote. */
export function factsOf(db: Kysely<DB>, now: Date) {
  const first = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(db)).rows[0];
  const ids = async (query: ReturnType<typeof sql<{ id: UserId }>>) =>
    (await query.execute(db)).rows.map(({ id }) => id);

  return {
    membership: (id: string) =>
      first(sql<OfClub & { userId: UserId; status: string; isChild: boolean }>`
        select m.user_id as "userId", m.status, c.id as "clubId", c.name as club,
          age_band(p.birth_month, p.birth_year, ${now}) = 'under13' as "isChild"
        from club_memberships m join clubs c on c.id = m.club_id
        join athlete_profiles p on p.id = m.user_id where m.id = ${id}`),

    club: (id: string) =>
      first(sql<OfClub>`select id as "clubId", name as club from clubs where id = ${id}`),

    clubAdmins: (clubId: string) =>
      ids(sql<{ id: UserId }>`select user_id as id from club_admins where club_id = ${clubId}`),

    systemAdmins: () =>
      ids(sql<{ id: UserId }>`select distinct user_id as id from user_roles
        where role = 'system_admin' and is_active limit 50`),

    guardians: (childId: string, { whoDecide = false } = {}) =>
      ids(sql<{ id: UserId }>`select parent_id as id from parental_relationships
        where child_id = ${childId} and ended_at is null and parent_id is not null
          and (not ${whoDecide} or role <> 'view_only')`),

    link: (id: WaitingLinkId) => linkToTell(db, id),

    /** The account that has the invited address, if there is one. */
    invited: (id: string) =>
      first(sql<OfClub & { userId: UserId }>`
        select c.id as "clubId", c.name as club, u.id as "userId"
        from club_invitations i join clubs c on c.id = i.club_id join users u on u.email = i.email
        where i.id = ${id} and i.used_at is null and i.revoked_at is null`),

    clubEvents: async (eventIds: readonly EventId[]) => {
      const { rows } = await sql<{ id: EventId; clubId: ClubId; title: string }>`
        select id, club_id as "clubId", title from club_events
        where id = any(${eventIds}::uuid[]) order by starts_at`.execute(db);
      return rows;
    },

    review: (id: string) =>
      first(sql<OfClub & { userId: UserId; isWaiting: boolean }>`
        select c.id as "clubId", c.name as club, r.user_id as "userId",
          r.awaits_decision as "isWaiting"
        from club_reviews r join clubs c on c.id = r.club_id where r.id = ${id}`),

    isQueued: async (id: string) =>
      (await first(sql`select from moderation_queue where id = ${id} and status = 'waiting'`)) !==
      undefined,

    post: (id: string) =>
      first(sql<{ authorId: UserId }>`
        select author_id as "authorId" from posts where id = ${id} and not is_hidden`),

    likes: async (userId: string, postId: string) =>
      (await first(sql`select from likes where user_id = ${userId} and post_id = ${postId}`)) !==
      undefined,

    /** Who is told of a comment that is up: whoever wrote the post and answers for it still. */
    commented: (commentId: string) =>
      first(sql<{ authorId: UserId }>`
        select p.author_id as "authorId" from comments k join posts p on p.id = k.post_id
        where k.id = ${commentId} and k.approval_status = 'approved' and not k.is_hidden
          and not p.is_hidden and ${isAuthorOf(sql.ref('p.author_id'), 'p')}`),

    decision: (itemId: string) =>
      first(sql<{
        childId: UserId;
        kind: InboxKind;
        status: string;
        decidedBy: UserId | null;
        postId: string | null;
      }>`
        select child_id as "childId", kind, status, decided_by as "decidedBy", post_id as "postId"
        from guardian_inbox_items where id = ${itemId}`),

    report: (id: string) =>
      first(sql<{ urgent: boolean }>`
        select child_at_risk_now as urgent from content_reports where id = ${id}`),

    friendship: (id: string) =>
      first(sql<{ from: UserId; to: UserId; status: string; isOpen: boolean; byCode: boolean }>`
        select requester_id as "from", addressee_id as "to", status, origin = 'friend_code' as "byCode",
          requester_guardian <> 'waiting' and addressee_guardian <> 'waiting' as "isOpen"
        from friendships where id = ${id}`),

    /** How a mail reaches and greets somebody. */
    reader: (id: string) =>
      first(sql<{ id: UserId; email: string; name: string }>`
        select u.id, u.email, coalesce(given_name(p.full_name), p.username) as name
        from users u join athlete_profiles p using (id) where u.id = ${id}`),

    async person(id: string): Promise<{ name: string; ageBand: AgeBand } | undefined> {
      const row = await db
        .selectFrom('athlete_profiles')
        .select(['full_name', 'username', 'birth_month', 'birth_year'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const birth = { birthMonth: row.birth_month, birthYear: row.birth_year };
      const ageBand = ageBandAt(birth, now);
      const name = shownName({ fullName: row.full_name, username: row.username, ageBand });
      return { name, ageBand };
    },
  };
}
