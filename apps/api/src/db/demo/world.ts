import { type Kysely, sql } from 'kysely';
import type { DB } from '../schema.generated.ts';
import { insertAudit } from './safety/audit.ts';
import { caseRows } from './safety/cases.ts';
import { insertChallenges } from './training/challenges.ts';
import { clubRows, demoClubs, type DemoClub } from './clubs/clubs.ts';
import { commentRows } from './posts/comments.ts';
import { categoryRows, competitionRows, entryRows } from './competitions/competitions.ts';
import { FESTIVAL_SCORING, resultRows } from './competitions/results.ts';
import * as events from './clubs/calendar.ts';
import * as families from './people/families.ts';
import { followRows } from './people/follows.ts';
import { friendshipRows, inboxRows } from './people/friendships.ts';
import { coachFigureRows, coachRatingRows } from './clubs/coach-ratings.ts';
import * as memberships from './clubs/memberships.ts';
import { ago } from './moments.ts';
import { notificationRows } from './notifications.ts';
import { insertSignedForm } from './people/signed-forms.ts';
import { insertOrganisers } from './competitions/organisers.ts';
import { insertOutsiders } from './people/outsiders.ts';
import { demoPeople, type DemoPerson } from './people/people.ts';
import { holdBio } from './posts/held-words.ts';
import { insertHeldPictures } from './posts/pictures.ts';
import { insertPlans, markClubSessions } from './training/plans.ts';
import { insertPostPictures } from './posts/post-pictures.ts';
import {
  hiddenByGuardian,
  likeRows,
  publishedPosts,
  waitingPostItems,
  waitingPosts,
} from './posts/posts.ts';
import * as profiles from './people/profiles.ts';
import { insertProposals } from './safety/proposals.ts';
import { insertReports } from './safety/reports.ts';
import { claimRows, replyRows, reviewRows } from './clubs/reviews.ts';
import { appealRows, hiddenPost, sanctionRows } from './safety/sanctions.ts';
import { photoConsentRows, tagRows } from './posts/tags.ts';
import * as training from './training/training.ts';

export interface DemoSummary {
  readonly clubs: number;
  readonly people: number;
  readonly friendships: number;
  readonly reviews: number;
  readonly competitions: number;
  /** The e-mail addresses that the given password opens. */
  readonly signIns: readonly string[];
}

interface Needs {
  readonly clock: () => Date;
  /** The hash of the one password of all sign-ins. */
  readonly passwordHash: string;
}

/** Whether nobody has used this database yet: no account and no club. */
export async function isEmpty(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from users) and not exists (select from clubs) as empty`.execute(db);
  return rows[0]?.empty === true;
}

/** Fills an empty database with the fictional world, all of it or nothing; leaves others as they are. */
export async function seedDemoWorld(
  db: Kysely<DB>,
  { clock, passwordHash }: Needs,
): Promise<DemoSummary | undefined> {
  const now = clock();
  const clubs = demoClubs();
  const people = demoPeople(clubs, now);
  return db.transaction().execute(async (tx) => {
    // Another process may have begun at the same moment, and has filled it already.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(hashtext('demo_world'))`.execute(tx);
    if (!(await isEmpty(tx))) return undefined;
    await insertPeople(tx, people, passwordHash);
    await insertClubs(tx, clubs, people, now);
    const friendships = await insertFamiliesAndFriends(tx, people, now);
    await insertEvents(tx, clubs, people, now);
    await insertTraining(tx, people, now);
    const reviews = await insertReviews(tx, clubs, people, now);
    await insertSanctions(tx, people, now);
    await hideForFamily(tx, people, now);
    const competitions = await insertCompetitions(tx, people, now);
    await insertChallenges(tx, people, now);
    await insertCases(tx, people, now);
    await insertOutsiders(tx, people, now);
    await insertHeldPictures(tx, people, now);
    await holdBio(tx, people, now);
    await insertReports(tx, people, now);
    await insertProposals(tx, now);
    await insertOrganisers(tx, now);
    await insertSignedForm(tx, now);
    await insertAudit(tx);
    const signIns = people.filter((person) => person.signsIn).map((person) => person.email);
    return {
      clubs: clubs.length,
      people: people.length,
      friendships,
      reviews,
      competitions,
      signIns,
    };
  });
}

async function insertPeople(tx: Kysely<DB>, people: readonly DemoPerson[], passwordHash: string) {
  await tx.insertInto('users').values(profiles.userRows(people)).execute();
  await tx
    .insertInto('credentials')
    .values(profiles.credentialRows(people, passwordHash))
    .execute();
  await tx.insertInto('athlete_profiles').values(profiles.profileRows(people)).execute();
  await tx.insertInto('friend_codes').values(profiles.friendCodeRows(people)).execute();
}

async function insertClubs(
  tx: Kysely<DB>,
  clubs: readonly DemoClub[],
  people: readonly DemoPerson[],
  now: Date,
) {
  const admins = memberships.adminsOf(people);
  await tx
    .insertInto('clubs')
    .values(clubRows(clubs, admins, now))
    .execute();
  await tx
    .insertInto('club_memberships')
    .values(memberships.membershipRows(people, clubs))
    .execute();
  await tx.insertInto('user_roles').values(memberships.roleRows(people)).execute();
  await tx.insertInto('club_admins').values(memberships.clubAdminRows(people)).execute();
}

async function insertFamiliesAndFriends(tx: Kysely<DB>, people: readonly DemoPerson[], now: Date) {
  const links = families.guardianships(people);
  const friendships = friendshipRows(people, links, now);
  await tx.insertInto('parental_relationships').values(families.relationshipRows(links)).execute();
  await tx
    .insertInto('waiting_guardian_links')
    .values(families.waitingLinkRows(people, now))
    .execute();
  await tx.insertInto('minor_permissions').values(families.permissionRows(links)).execute();
  await tx.insertInto('consent_records').values(families.consentRows(links)).execute();
  await tx.insertInto('photo_consents').values(photoConsentRows(links, now)).execute();
  await tx
    .insertInto('guardian_requests')
    .values(families.guardianRequestRows(people, links))
    .execute();
  await tx.insertInto('friendships').values(friendships).execute();
  await tx
    .insertInto('follows')
    .values(followRows(people, profiles.profileRows(people), now))
    .execute();
  const posts = waitingPosts(people, now);
  const published = publishedPosts(people, now);
  await tx
    .insertInto('posts')
    .values([...posts, ...published.map(({ row }) => row)])
    .execute();
  await insertPostPictures(tx, published);
  await tx.insertInto('post_tags').values(tagRows(published, people)).execute();
  const likes = likeRows(published, people, now);
  const comments = commentRows(published, friendships, people, now);
  const written = notificationRows(
    { friendships, posts: published, likes, comments, waiting: posts, links },
    now,
  );
  await tx.insertInto('likes').values(likes).execute();
  await tx.insertInto('comments').values(comments).execute();
  await tx.insertInto('notifications').values(written.notifications).execute();
  await tx.insertInto('notification_actors').values(written.actors).execute();
  await tx
    .insertInto('guardian_inbox_items')
    .values([...inboxRows(friendships), ...waitingPostItems(posts)])
    .execute();
  return friendships.length;
}

async function insertEvents(
  tx: Kysely<DB>,
  clubs: readonly DemoClub[],
  people: readonly DemoPerson[],
  now: Date,
) {
  const planned = events.eventRows(clubs, people, now);
  const answers = events.answerRows(planned, people, families.guardianships(people), now);
  await tx
    .insertInto('club_event_series')
    .values(events.eventSeriesRows(clubs, people, now))
    .execute();
  await tx.insertInto('club_events').values(planned).execute();
  await tx.insertInto('club_event_rsvps').values(answers).execute();
  await tx.insertInto('guardian_inbox_items').values(events.waitingAnswerItems(answers)).execute();
  await insertPlans(tx, people, now);
}

async function insertTraining(tx: Kysely<DB>, people: readonly DemoPerson[], now: Date) {
  const sessions = training.sessionRows(people, now);
  const goals = training.goalRows(people, sessions, now);
  await tx.insertInto('training_sessions').values(sessions).execute();
  await tx.insertInto('training_session_elements').values(training.elementRows(sessions)).execute();
  await tx.insertInto('training_goals').values(goals).execute();
  await tx.insertInto('training_goal_progress').values(training.progressRows(goals, now)).execute();
  await markClubSessions(tx);
  const sharing = people.filter(training.isSharing).map(({ id }) => id);
  await sql`insert into training_shares (membership_id, user_id, club_id, shared_by, shared_at)
    select id, user_id, club_id, user_id, ${ago(now, 30, 'young')} from club_memberships
    where user_id = any(${sharing}::uuid[]) and status = 'active'`.execute(tx);
}

async function insertReviews(
  tx: Kysely<DB>,
  clubs: readonly DemoClub[],
  people: readonly DemoPerson[],
  now: Date,
) {
  const reviews = reviewRows(people, clubs, families.guardianships(people), now);
  await tx.insertInto('club_reviews').values(reviews).execute();
  await tx
    .insertInto('club_review_replies')
    .values(replyRows(reviews, people, now))
    .execute();
  const ratings = coachRatingRows(people, clubs, families.guardianships(people), now);
  await tx.insertInto('coach_ratings').values(ratings).execute();
  await tx.insertInto('coach_rating_figures').values(coachFigureRows(ratings)).execute();
  await tx
    .insertInto('club_claim_requests')
    .values(claimRows(people, clubs, now))
    .execute();
  return reviews.length;
}

async function hideForFamily(tx: Kysely<DB>, people: readonly DemoPerson[], now: Date) {
  const { id, change } = hiddenByGuardian(
    publishedPosts(people, now),
    families.guardianships(people),
  );
  await tx.updateTable('posts').set(change).where('id', '=', id).execute();
}

async function insertSanctions(tx: Kysely<DB>, people: readonly DemoPerson[], now: Date) {
  const hidden = hiddenPost(publishedPosts(people, now));
  const sanctions = sanctionRows(people, hidden, now);
  const { created_at: hidden_at } = sanctions.find(({ kind }) => kind === 'hidden') ?? {};
  const by = people.find(({ part }) => part === 'admin')?.id ?? null;
  await tx
    .updateTable('posts')
    .set({ is_hidden: true, hidden_by: by, hidden_as: 'team', ...(hidden_at && { hidden_at }) })
    .where('id', '=', hidden.id)
    .execute();
  await tx.insertInto('account_sanctions').values(sanctions).execute();
  await tx.insertInto('appeals').values(appealRows(sanctions, now)).execute();
}

async function insertCompetitions(tx: Kysely<DB>, people: readonly DemoPerson[], now: Date) {
  const competitions = competitionRows(people, now);
  await tx.insertInto('competitions').values(competitions).execute();
  const categories = categoryRows(competitions);
  await tx.insertInto('competition_categories').values(categories).execute();
  const links = families.guardianships(people);
  const entries = entryRows(competitions, categories, { people, links, now });
  await tx.insertInto('competition_entries').values(entries).execute();
  await tx.updateTable('competitions').set({ entry_numbers: entries.length }).execute();
  const { results, scores, published } = resultRows({ competitions, categories }, entries, now);
  await tx.insertInto('competition_results').values(results).execute();
  await tx.insertInto('competition_scores').values(scores).execute();
  for (const { id, at: publishedAt, isFestival } of published) {
    await tx
      .updateTable('competition_categories')
      .set({ results_published_at: publishedAt, ...(isFestival && FESTIVAL_SCORING) })
      .where('id', '=', id)
      .execute();
  }
  return competitions.length;
}

async function insertCases(tx: Kysely<DB>, people: readonly DemoPerson[], now: Date) {
  const { cases, notes } = caseRows(people, now);
  await tx.insertInto('safeguarding_reports').values(cases).execute();
  await tx.insertInto('safeguarding_notes').values(notes).execute();
}
