import type { DB } from '#db/schema.generated';
import { isConfirmedCoach, isLivingLink } from '#db/visibility/relations';
import { bandOf } from '#db/visibility/visibility';
import type { UserId } from '@ribbon/domain/accounts';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** What somebody has done already, or may do. */
export interface FirstStepFacts {
  hasBio: boolean;
  hasPicture: boolean;
  isInClub: boolean;
  isConfirmedCoach: boolean;
  hasLogged: boolean;
  hasFriends: boolean;
  hasChild: boolean;
  /** Has a say over a child under 13. */
  hasYoungChild: boolean;
  isVerifiedGuardian: boolean;
  isChildInClub: boolean;
  hasPlan: boolean;
  hasClub: boolean;
  isClubDescribed: boolean;
  hasInvited: boolean;
  hasSession: boolean;
  mayJoinClubs: boolean;
  mayAddFriends: boolean;
}

/** Whether the person looks after a child who meets the condition. */
const ofChildren = (id: UserId, condition: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from parental_relationships guardian_link
    join athlete_profiles child on child.id = guardian_link.child_id
    where guardian_link.parent_id = ${id} and ${isLivingLink()} and ${condition})`;

/** Whether the person runs a club that meets the condition. */
const ofClubs = (id: UserId, condition: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from club_admins admin join clubs on clubs.id = admin.club_id
    where admin.user_id = ${id} and ${condition})`;

export const firstStepStore = {
  /** Undefined once they are put away: then nothing else is read. */
  async facts(db: Kysely<DB>, id: UserId, now: Date): Promise<FirstStepFacts | undefined> {
    const isYoung = sql`${bandOf('child', now)} = 'under13' and guardian_link.role <> 'view_only'`;
    const { rows } = await sql<FirstStepFacts>`
      select coalesce(profile.bio, '') <> '' or exists (select from waiting_bios waiting
          where waiting.user_id = ${id} and waiting.bio is not null) as "hasBio",
        profile.profile_image_art is not null or profile.profile_image_id is not null as "hasPicture",
        exists (select from club_memberships own
          where own.user_id = ${id} and own.status <> 'left') as "isInClub",
        exists (select from club_memberships own
          where own.user_id = ${id} and ${isConfirmedCoach('own')}) as "isConfirmedCoach",
        exists (select from training_sessions where user_id = ${id}) as "hasLogged",
        exists (select from friendships where requester_id = ${id} and status <> 'rejected')
          or exists (select from friendships where addressee_id = ${id} and status = 'accepted') as "hasFriends",
        ${ofChildren(id, sql`true`)} as "hasChild",
        ${ofChildren(id, isYoung)} as "hasYoungChild",
        ${ofChildren(id, sql`${isYoung} and guardian_link.verified_at is not null`)} as "isVerifiedGuardian",
        ${ofChildren(
          id,
          sql`exists (select from club_memberships theirs
            where theirs.user_id = child.id and theirs.status <> 'left')`,
        )} as "isChildInClub",
        exists (select from club_training_plans where created_by = ${id}) as "hasPlan",
        exists (select from club_admins where user_id = ${id})
          or exists (select from club_claim_requests
            where requester_id = ${id} and status = 'pending') as "hasClub",
        ${ofClubs(id, sql`coalesce(clubs.description, '') <> ''`)} as "isClubDescribed",
        exists (select from club_invitations where invited_by = ${id}) or ${ofClubs(
          id,
          sql`exists (select from club_memberships theirs where theirs.club_id = clubs.id
            and theirs.status = 'active' and theirs.user_id <> ${id})`,
        )} as "hasInvited",
        ${ofClubs(
          id,
          sql`exists (select from club_events where club_events.club_id = clubs.id)`,
        )} as "hasSession",
        has_parental_permission(profile.id, 'join_clubs', ${now}) as "mayJoinClubs",
        has_parental_permission(profile.id, 'add_friends', ${now}) as "mayAddFriends"
      from athlete_profiles profile
      where profile.id = ${id} and profile.first_steps_put_away_at is null`.execute(db);
    return rows[0];
  },
};
