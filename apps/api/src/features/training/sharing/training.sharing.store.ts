import { IS_ACTIVE_CLUB, isInGoodStanding, notBlocked } from '#db/relations';
import type { DB } from '#db/schema.generated';
import {
  type BirthDate,
  type ClubId,
  type PersonArt,
  type PersonImageId,
  type UserId,
} from '@ribbon/domain/accounts';
import {
  COACH_WORDS_SHOWN,
  type ClubShare,
  type CoachWords,
  LOGS_SHOWN,
} from '@ribbon/domain/training';
import { type Kysely, sql } from 'kysely';
import { shownImage } from '#db/cards';

interface LogRow extends BirthDate {
  id: UserId;
  fullName: string | null;
  username: string;
  art: PersonArt | null;
  imageId: PersonImageId | null;
  clubName: string;
  lastSession: string | null;
}

export const sharingStore = {
  /** What coaches have said about somebody's sessions; no block hides it from who looks after them (rule 25). */
  async coachWords(db: Kysely<DB>, userId: UserId): Promise<CoachWords[]> {
    const { rows } = await sql<CoachWords>`
      select k.id, k.content, k.created_at as "createdAt", coalesce(a.full_name, a.username) as "authorName"
      from training_sessions s join training_comments k on k.session_id = s.id
        join athlete_profiles a on a.id = k.author_id
      where s.user_id = ${userId} and k.author_id <> s.user_id
      order by k.created_at desc, k.id desc limit ${COACH_WORDS_SHOWN}`.execute(db);
    return rows;
  },

  /** The clubs that have confirmed somebody, each with whether it reads the log. */
  async clubsOf(db: Kysely<DB>, userId: UserId): Promise<ClubShare[]> {
    const { rows } = await sql<ClubShare>`
      select c.id as "clubId", c.name as "clubName", s.shared_at as "sharedAt"
      from club_memberships m join clubs c on c.id = m.club_id and c.deleted_at is null
        left join training_shares s on s.membership_id = m.id
      where m.user_id = ${userId} and m.status = 'active' order by c.name limit 50`.execute(db);
    return rows;
  },

  /** Whether there is a confirmed membership to share by. */
  async share(
    tx: Kysely<DB>,
    { userId, clubId, by, at }: { userId: UserId; clubId: ClubId; by: UserId; at: Date },
  ): Promise<boolean> {
    // What was shared by a membership that ended is not taken up again.
    await sql`delete from training_shares s using club_memberships m
      where s.membership_id = m.id and s.user_id = ${userId} and s.club_id = ${clubId}
        and m.status <> 'active'`.execute(tx);
    const { rows } = await sql`
      insert into training_shares (membership_id, user_id, club_id, shared_by, shared_at)
      select m.id, m.user_id, m.club_id, ${by}, ${at} from club_memberships m
        join clubs c on c.id = m.club_id and c.deleted_at is null
      where m.user_id = ${userId} and m.club_id = ${clubId} and m.status = 'active'
      on conflict (membership_id) do update set shared_by = training_shares.shared_by
      returning membership_id`.execute(tx);
    return rows.length > 0;
  },

  async withdraw(tx: Kysely<DB>, userId: UserId, clubId: ClubId): Promise<void> {
    await tx
      .deleteFrom('training_shares')
      .where('user_id', '=', userId)
      .where('club_id', '=', clubId)
      .execute();
  },

  /** Everybody who shares with a club in which this person is a confirmed coach. */
  async logs(db: Kysely<DB>, coachId: UserId): Promise<LogRow[]> {
    const { rows } = await sql<LogRow>`
      select distinct on (p.id) p.id, p.full_name as "fullName", p.username, p.birth_month as "birthMonth",
        p.birth_year as "birthYear", p.profile_image_art as art, ${shownImage('p')} as "imageId",
        clubs.name as "clubName",
        (select max(s.session_date)::text from training_sessions s where s.user_id = p.id) as "lastSession"
      from club_memberships coach
        join clubs on clubs.id = coach.club_id and ${IS_ACTIVE_CLUB}
        join training_shares share on share.club_id = coach.club_id
        join club_memberships theirs on theirs.id = share.membership_id and theirs.status = 'active'
        join athlete_profiles p on p.id = share.user_id and p.status = 'active'
      where coach.user_id = ${coachId} and coach.status = 'active'
        and coach.membership_type in ('coach', 'admin') and coach.coach_confirmed_at is not null
        and p.id <> ${coachId} and ${notBlocked(coachId, 'p.id')}
        and ${isInGoodStanding(sql.ref('coach.user_id'))}
      order by p.id, clubs.name limit ${LOGS_SHOWN}`.execute(db);
    return rows;
  },
};
