import { isLivingLink } from '#db/relations';
import type { DB } from '#db/schema.generated';
import { type UserId, ageBandAt, shortName, shownName } from '@ribbon/domain/accounts';
import { type CategoryLabel, categoryName } from '@ribbon/domain/competitions';
import {
  INBOX_LIMIT,
  type InboxItem,
  type InboxItemId,
  type InboxKind,
} from '@ribbon/domain/families';
import { type Kysely, sql } from 'kysely';

/** What the guardian is asked about. */
export type InboxSubject =
  | { postId: string }
  | { commentId: string }
  | { friendshipId: string }
  | { membershipId: string }
  | { eventId: string }
  | { competitionId: string }
  | { planId: string }
  | { emailChangeId: string }
  | { correctionId: string }
  | { bioId: string };

interface Decision {
  approved: boolean;
  by: UserId;
  at: Date;
}

interface WaitingItem {
  id: InboxItemId;
  childId: UserId;
  kind: InboxKind;
  subjectId: string;
}

export interface InboxRow {
  id: InboxItemId;
  childId: UserId;
  kind: InboxKind;
  createdAt: Date;
  content: string | null;
  media: InboxItem['media'];
  requesterId: string | null;
  fullName: string | null;
  username: string | null;
  guardian: { fullName: string; verifiedAt: string; club: string | null } | null;
  birthMonth: number | null;
  birthYear: number | null;
  clubName: string | null;
  clubCity: string | null;
  eventTitle: string | null;
  eventLocation: string | null;
  eventStartsAt: Date | null;
  entry:
    | (Omit<NonNullable<InboxItem['entry']>, 'categories'> & { categories: CategoryLabel[] })
    | null;
}

export const inboxStore = {
  async insert(
    tx: Kysely<DB>,
    childId: UserId,
    subject: InboxSubject,
    at: Date,
  ): Promise<InboxItemId> {
    const { id } = await tx
      .insertInto('guardian_inbox_items')
      .values({
        child_id: childId,
        post_id: 'postId' in subject ? subject.postId : null,
        comment_id: 'commentId' in subject ? subject.commentId : null,
        friendship_id: 'friendshipId' in subject ? subject.friendshipId : null,
        membership_id: 'membershipId' in subject ? subject.membershipId : null,
        event_id: 'eventId' in subject ? subject.eventId : null,
        competition_id: 'competitionId' in subject ? subject.competitionId : null,
        plan_id: 'planId' in subject ? subject.planId : null,
        email_change_id: 'emailChangeId' in subject ? subject.emailChangeId : null,
        correction_id: 'correctionId' in subject ? subject.correctionId : null,
        bio_id: 'bioId' in subject ? subject.bioId : null,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id as InboxItemId;
  },

  /** What child and guardians read about it. */
  async facts(db: Kysely<DB>, id: InboxItemId) {
    const { rows } = await sql<{
      childId: UserId;
      kind: InboxKind;
      status: string;
      decidedBy: UserId | null;
      postId: string | null;
    }>`
      select child_id as "childId", kind, status, decided_by as "decidedBy", post_id as "postId"
      from guardian_inbox_items where id = ${id}`.execute(db);
    return rows[0];
  },

  async find(db: Kysely<DB>, id: InboxItemId): Promise<WaitingItem | undefined> {
    const row = await items(db).where('id', '=', id).executeTakeFirst();
    return row as WaitingItem | undefined;
  },

  async cancel(tx: Kysely<DB>, childId: UserId, subject: InboxSubject, at: Date): Promise<void> {
    await closing(tx, childId, subject).set({ status: 'cancelled', decided_at: at }).execute();
  },

  /** Everything of these kinds that waits for a child is no question any more. */
  async cancelAll(
    tx: Kysely<DB>,
    childId: UserId,
    kinds: readonly InboxKind[],
    at: Date,
  ): Promise<void> {
    if (kinds.length === 0) return;
    await tx
      .updateTable('guardian_inbox_items')
      .set({ status: 'cancelled', decided_at: at })
      .where('child_id', '=', childId)
      .where('kind', 'in', kinds)
      .where('status', '=', 'waiting')
      .execute();
  },

  /** What still waits for a child. */
  async open(tx: Kysely<DB>, childId: UserId): Promise<WaitingItem[]> {
    const rows = await items(tx)
      .where('child_id', '=', childId)
      .where('status', '=', 'waiting')
      .execute();
    return rows as WaitingItem[];
  },

  /** Writes down a decision about a thing, if a question about it waits. */
  async settleSubject(
    tx: Kysely<DB>,
    childId: UserId,
    subject: InboxSubject,
    decision: Decision,
  ): Promise<boolean> {
    const { numUpdatedRows } = await closing(tx, childId, subject)
      .set(settled(decision))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Writes the decision down. False when it was made already. */
  async settle(tx: Kysely<DB>, id: InboxItemId, decision: Decision): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('guardian_inbox_items')
      .set(settled(decision))
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  },
};

/** Open items of each `child` of a statement, oldest first, no more than a screen holds. */
export const WAITING_ITEMS = sql<InboxRow>`
      select item.id, item.child_id as "childId", item.kind, item.created_at as "createdAt",
        coalesce((select content from posts where id = item.post_id),
          (select content from comments where id = item.comment_id),
          (select new_email from email_changes where id = item.email_change_id),
          (select full_name || ', born in ' ||
             to_char(make_date(birth_year, birth_month, 1), 'FMMonth YYYY')
           from corrections where id = item.correction_id),
          (select bio from waiting_bios where id = item.bio_id), plan.title) as content,
        coalesce((select json_agg(json_build_object('id', shown.media_id, 'kind', file.kind,
            'alt', coalesce(shown.alt_text, '')) order by shown.position)
          from post_media shown join media_files file on file.id = shown.media_id
          where shown.post_id = item.post_id and file.status <> 'rejected'), '[]') as media,
        friendship.requester_id as "requesterId",
        (select json_build_object('fullName', coalesce(guardian.full_name, guardian.username),
            'verifiedAt', link.verified_at,
            'club', (select shared.name from club_memberships theirs
              join club_memberships own on own.club_id = theirs.club_id
                and own.user_id = item.child_id and own.status = 'active'
              join clubs shared on shared.id = theirs.club_id and shared.deleted_at is null
              where theirs.user_id = profile.id and theirs.status = 'active'
              order by shared.name limit 1))
          from parental_relationships link join athlete_profiles guardian on guardian.id = link.parent_id
          where link.child_id = profile.id and ${isLivingLink('link')} and link.verified_at is not null
            and age_band(profile.birth_month, profile.birth_year, now()) = 'under13'
          order by link.role = 'primary' desc, link.verified_at limit 1) as guardian,
        profile.full_name as "fullName", profile.username, profile.birth_month as "birthMonth",
        profile.birth_year as "birthYear", club.name as "clubName", club.city as "clubCity",
        coalesce(event.title, contest.name) as "eventTitle",
        coalesce(event.location, contest.location || ', ' || contest.city, '') as "eventLocation",
        coalesce(event.starts_at, contest.start_date::timestamptz) as "eventStartsAt",
        (select json_build_object('organizer', contest.organizer,
            'name', min(shown_name(own.full_name, own.username,
              age_band(own.birth_month, own.birth_year, now()))),
            'club', min(entry_club.name),
            'categories', coalesce(json_agg(json_build_object('level', cat.level,
              'discipline', cat.discipline, 'ageFrom', cat.age_from, 'ageTo', cat.age_to,
              'federationClass', cat.federation_class) order by cat.position, cat.id), '[]'))
          from competition_entries entry join competition_categories cat on cat.id = entry.category_id
            join athlete_profiles own on own.id = entry.user_id left join clubs entry_club on entry_club.id = entry.club_id
          where entry.competition_id = contest.id and entry.user_id = item.child_id
            and entry.status = 'waiting_guardian' having count(*) > 0) as entry
      from child cross join lateral (
        select * from guardian_inbox_items where child_id = child.id and status = 'waiting'
        order by created_at limit ${INBOX_LIMIT}) item
      left join friendships friendship on friendship.id = item.friendship_id
      left join athlete_profiles profile on profile.id =
        case when friendship.requester_id = item.child_id then friendship.addressee_id else friendship.requester_id end
      left join club_events event on event.id = item.event_id
      left join competitions contest on contest.id = item.competition_id
      left join club_training_plans plan on plan.id = item.plan_id
      left join clubs club on club.id = coalesce(event.club_id, plan.club_id,
        (select club_id from club_memberships where id = item.membership_id))
      order by item.created_at`;

export const inboxItem = (row: InboxRow, now: Date): InboxItem & { childId: UserId } => ({
  id: row.id,
  childId: row.childId,
  kind: row.kind,
  createdAt: row.createdAt,
  content: row.content,
  media: row.media,
  person: personOf(row, now),
  club: row.clubName === null ? null : { name: row.clubName, city: row.clubCity ?? '' },
  event: eventOf(row),
  entry: row.entry && { ...row.entry, categories: row.entry.categories.map(categoryName) },
});

const items = (db: Kysely<DB>) =>
  db
    .selectFrom('guardian_inbox_items')
    .select(['id', 'child_id as childId', 'kind'])
    .select(
      sql<string>`coalesce(post_id, comment_id, friendship_id, membership_id, event_id, plan_id,
        competition_id, email_change_id, correction_id, bio_id)`.as('subjectId'),
    );

/** Open items about one thing of a child. */
function closing(tx: Kysely<DB>, childId: UserId, subject: InboxSubject) {
  const id = Object.values(subject)[0] as string;
  return tx
    .updateTable('guardian_inbox_items')
    .where('child_id', '=', childId)
    .where('status', '=', 'waiting')
    .where((eb) =>
      eb.or([
        eb('post_id', '=', id),
        eb('comment_id', '=', id),
        eb('friendship_id', '=', id),
        eb('membership_id', '=', id),
        eb('event_id', '=', id),
        eb('competition_id', '=', id),
        eb('plan_id', '=', id),
        eb('email_change_id', '=', id),
        eb('correction_id', '=', id),
        eb('bio_id', '=', id),
      ]),
    );
}

const settled = ({ approved, by, at }: Decision) => ({
  status: approved ? ('approved' as const) : ('declined' as const),
  decided_by: by,
  decided_at: at,
});

function eventOf(row: InboxRow): InboxItem['event'] {
  const { eventTitle: title, eventLocation: location, eventStartsAt: startsAt } = row;
  return title === null || startsAt === null ? null : { title, location: location ?? '', startsAt };
}

function personOf(row: InboxRow, now: Date): InboxItem['person'] {
  const { username, fullName } = row;
  if (username === null) return null;
  const name = shownName({ fullName, username, ageBand: ageBandAt(row, now) });
  return {
    name,
    username,
    sentByChild: row.requesterId === row.childId,
    guardian: row.guardian && {
      name: shortName(row.guardian.fullName),
      verifiedAt: new Date(row.guardian.verifiedAt),
      club: row.guardian.club,
    },
  };
}
