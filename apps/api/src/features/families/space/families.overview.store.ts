import { isLivingLink } from '#db/visibility/relations';
import { shownImage } from '#db/people/cards';
import { type AsJson, jsonRows, withDates } from '#db/queries/json-rows';
import { runPrepared } from '#db/queries/prepared-statement';
import type { DB } from '#db/schema.generated';
import {
  type AccountStatus,
  type BirthDate,
  type PersonArt,
  type PersonImageId,
  type UserId,
} from '@ribbon/domain/accounts';
import type {
  Activity,
  Community,
  GuardianRole,
  Permission,
  Relationship,
} from '@ribbon/domain/families';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type WaitingLinkDetails, linksAround } from '../links/families.waiting-links.store.ts';
import { type OpenRequest, openInvites } from '../requests/families.requests.store.ts';
import type { ContentKind } from '#platform/content/content';
import { type InboxRow, waitingItems } from './families.inbox.store.ts';
import type { Language } from '@ribbon/domain/kernel';

export interface ChildRow extends BirthDate {
  id: UserId;
  username: string;
  fullName: string | null;
  art: PersonArt | null;
  imageId: PersonImageId | null;
  hasEmail: boolean;
  language: Language;
  codeCardUntil: Date | null;
  status: AccountStatus;
  inCommunity: boolean;
  verified: AsJson<NonNullable<Community['verified']>> | null;
  myRole: GuardianRole;
  deletionUndoUntil: Date | null;
}

export interface GuardianRow {
  childId: UserId;
  id: UserId;
  name: string;
  art: PersonArt | null;
  imageId: PersonImageId | null;
  role: GuardianRole;
  relationship: Relationship;
  isVerified: boolean;
}

interface PermissionRow {
  childId: UserId;
  permission: Permission;
  granted: boolean;
  grantedAt: Date | null;
  expiresAt: Date | null;
}

type ActivityRow = Activity & { childId: UserId };

interface Overview {
  children: ChildRow[];
  guardians: GuardianRow[];
  permissions: PermissionRow[];
  inbox: InboxRow[];
  activity: ActivityRow[];
  invites: OpenRequest[];
  links: WaitingLinkDetails[];
}

type Lists = { [Name in keyof Overview]: AsJson<Overview[Name][number]>[] };

const childrenOf = (now: Date) => sql<ChildRow>`
  select profile.id, profile.username, profile.full_name as "fullName", profile.profile_image_art as art,
    profile.profile_image_id as "imageId", card.expires_at as "codeCardUntil", profile.birth_month as "birthMonth",
    profile.birth_year as "birthYear", profile.status, child.role as "myRole", deletion.undo_until as "deletionUndoUntil",
    account.email is not null as "hasEmail", profile.language, profile.in_community as "inCommunity",
    case when child.verified_at is not null and child.role <> 'view_only' then json_build_object(
      'how', child.verified_how, 'at', child.verified_at,
      'club', (select name from clubs where id = child.verified_club_id and deleted_at is null))
    end as verified
  from child join athlete_profiles profile on profile.id = child.id join users account on account.id = profile.id
    left join code_cards card on card.child_id = profile.id and card.expires_at > ${now}
    left join account_deletion_requests deletion on deletion.user_id = profile.id and deletion.cancelled_at is null
  order by profile.full_name, profile.id`;

const guardiansOf = (people: RawBuilder<unknown>) => sql<GuardianRow>`
  select guardian_link.child_id as "childId", guardian_link.parent_id as id, coalesce(profile.full_name, profile.username) as name,
    profile.profile_image_art as art, ${shownImage('profile')} as "imageId", guardian_link.role, guardian_link.relationship_type as relationship,
    guardian_link.verified_at is not null as "isVerified"
  from parental_relationships guardian_link join athlete_profiles profile on profile.id = guardian_link.parent_id
  where guardian_link.child_id = any(${people}::uuid[]) and ${isLivingLink()}
  order by guardian_link.role = 'primary' desc, guardian_link.created_at`;

/** What stands; while the child is in private also what a guardian has set for later. */
const PERMISSIONS = sql<PermissionRow>`
  select minor_id as "childId", permission_type as permission,
    is_granted and (permission_type in ('join_clubs', 'upload_media') or not profile.in_community
      or is_verified_word(minor_id, parent_id)) as granted,
    granted_at as "grantedAt", expires_at as "expiresAt"
  from minor_permissions join athlete_profiles profile on profile.id = minor_id
  where minor_id = any(array(select id from child))`;

/** Counts, not contents: a guardian sees that a child was active, the inbox shows what matters. */
const activitySince = (since: Date) => sql<ActivityRow>`
  select child.id as "childId",
    greatest(
      (select max(updated_at) from sessions where user_id = child.id),
      (select max(created_at) from posts where author_id = child.id),
      (select max(created_at) from comments where author_id = child.id)) as "lastActiveAt",
    (select count(*) from posts where author_id = child.id and created_at > ${since}) as posts,
    (select count(*) from comments where author_id = child.id and created_at > ${since}) as comments,
    (select count(*) from friendships where requester_id = child.id and status = 'accepted')
      + (select count(*) from friendships
         where addressee_id = child.id and status = 'accepted') as friends,
    array(select club.name from club_memberships member join clubs club on club.id = member.club_id
          where member.user_id = child.id and member.is_active and club.deleted_at is null
          order by member.joined_at limit 10) as clubs,
    (select coalesce(sum(duration_minutes), 0)::int from training_sessions
     where user_id = child.id and session_date > ${since}::date) as "trainingMinutes"
  from child`;

interface Asked {
  /** An account that cannot be used has no children here. */
  isOpen: boolean;
  since: Date;
  now: Date;
  /** What a guardian can be asked about. */
  kinds: readonly ContentKind[];
}

function everythingOf(personId: string, { isOpen, since, now, kinds }: Asked) {
  const people = sql`(select ids from people)`;
  return sql<Lists>`
    with child as materialized (
      select child_id as id, role, verified_at, verified_how, verified_club_id
      from parental_relationships
      where ${sql.lit(isOpen)} and parent_id = ${personId} and ${isLivingLink('parental_relationships')}),
    people as materialized (
      select array(select id from child union all select ${personId}::uuid) as ids)
    select ${jsonRows(childrenOf(now))} as children,
      ${jsonRows(guardiansOf(people))} as guardians, ${jsonRows(PERMISSIONS)} as permissions,
      ${jsonRows(waitingItems(kinds))} as inbox, ${jsonRows(activitySince(since))} as activity,
      ${jsonRows(openInvites(people, now))} as invites,
      ${jsonRows(linksAround(personId, people))} as links`;
}

/** What /family shows, in one statement whatever the number of children. */
export async function familyOf(
  db: Kysely<DB>,
  personId: UserId,
  asked: Asked,
): Promise<Overview | undefined> {
  const [lists] = await runPrepared(
    db,
    `family ${asked.isOpen}`,
    (blank) =>
      everythingOf(blank('person'), { ...asked, since: blank('since'), now: blank('now') }),
    { person: personId, since: asked.since, now: asked.now },
  );
  return (
    lists && {
      children: withDates<ChildRow>(lists.children, 'codeCardUntil', 'deletionUndoUntil'),
      guardians: lists.guardians,
      permissions: withDates<PermissionRow>(lists.permissions, 'grantedAt', 'expiresAt'),
      inbox: withDates<InboxRow>(lists.inbox, 'createdAt'),
      activity: withDates<ActivityRow>(lists.activity, 'lastActiveAt'),
      invites: withDates<OpenRequest>(lists.invites, 'expiresAt'),
      links: withDates<WaitingLinkDetails>(lists.links, 'takesEffectAt'),
    }
  );
}
