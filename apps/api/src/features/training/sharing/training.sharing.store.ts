import {
  IS_ACTIVE_CLUB,
  isConfirmedCoach,
  isInGoodStanding,
  notBlocked,
} from '#db/visibility/relations';
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
import { shownImage } from '#db/people/cards';

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
      select comment.id, comment.content, comment.created_at as "createdAt", coalesce(author.full_name, author.username) as "authorName"
      from training_sessions session join training_comments comment on comment.session_id = session.id
        join athlete_profiles author on author.id = comment.author_id
      where session.user_id = ${userId} and comment.author_id <> session.user_id
      order by comment.created_at desc, comment.id desc limit ${COACH_WORDS_SHOWN}`.execute(db);
    return rows;
  },

  /** The clubs that have confirmed somebody, each with whether it reads the log. */
  async clubsOf(db: Kysely<DB>, userId: UserId): Promise<ClubShare[]> {
    const { rows } = await sql<ClubShare>`
      select club.id as "clubId", club.name as "clubName", share.shared_at as "sharedAt"
      from club_memberships member join clubs club on club.id = member.club_id and club.deleted_at is null
        left join training_shares share on share.membership_id = member.id
      where member.user_id = ${userId} and member.status = 'active' order by club.name limit 50`.execute(
      db,
    );
    return rows;
  },

  /** Whether there is a confirmed membership to share by. */
  async share(
    tx: Kysely<DB>,
    { userId, clubId, by, at }: { userId: UserId; clubId: ClubId; by: UserId; at: Date },
  ): Promise<boolean> {
    // What was shared by a membership that ended is not taken up again.
    await sql`delete from training_shares share using club_memberships member
      where share.membership_id = member.id and share.user_id = ${userId} and share.club_id = ${clubId}
        and member.status <> 'active'`.execute(tx);
    const { rows } = await sql`
      insert into training_shares (membership_id, user_id, club_id, shared_by, shared_at)
      select member.id, member.user_id, member.club_id, ${by}, ${at} from club_memberships member
        join clubs club on club.id = member.club_id and club.deleted_at is null
      where member.user_id = ${userId} and member.club_id = ${clubId} and member.status = 'active'
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
      select distinct on (profile.id) profile.id, profile.full_name as "fullName", profile.username, profile.birth_month as "birthMonth",
        profile.birth_year as "birthYear", profile.profile_image_art as art, ${shownImage('profile')} as "imageId",
        clubs.name as "clubName",
        (select max(session.session_date)::text from training_sessions session where session.user_id = profile.id) as "lastSession"
      from club_memberships coach
        join clubs on clubs.id = coach.club_id and ${IS_ACTIVE_CLUB}
        join training_shares share on share.club_id = coach.club_id
        join club_memberships theirs on theirs.id = share.membership_id and theirs.status = 'active'
        join athlete_profiles profile on profile.id = share.user_id and profile.status = 'active'
      where coach.user_id = ${coachId} and ${isConfirmedCoach('coach')}
        and profile.id <> ${coachId} and ${notBlocked(coachId, 'profile.id')}
        and ${isInGoodStanding(sql.ref('coach.user_id'))}
      order by profile.id, clubs.name limit ${LOGS_SHOWN}`.execute(db);
    return rows;
  },
};
