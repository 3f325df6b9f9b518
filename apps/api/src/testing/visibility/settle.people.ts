import { createFriends } from '#features/friends';
import { outbox } from '#platform/outbox/domain-events';
import type { Person, World } from '#testing/world';
import { type AgeBand, ClubId, type UserId } from '@ribbon/domain/accounts';
import { type Graph, SURNAME, firstName, username } from './graph.ts';

const AGES: Readonly<Record<AgeBand, number>> = { under13: 9, '13-15': 14, '16-17': 17, adult: 30 };

type IdOf = (nth: number) => UserId;

/** The people of a graph and what there is between them, as rows; nothing of a former one is left. */
export async function settlePeople(world: World, graph: Graph) {
  const { db } = world;
  await db.deleteFrom('users').execute();
  await db.deleteFrom('clubs').execute();
  const people: Person[] = [];
  for (const [nth, { band, userType, ...human }] of graph.people.entries()) {
    const birthYear = world.clock().getUTCFullYear() - AGES[band];
    const person = await world.person({ userType, birthYear });
    await db
      .updateTable('athlete_profiles')
      .set({
        full_name: `${firstName(nth)} van ${SURNAME}`,
        username: username(nth),
        listed_in_directory: human.isListed,
        in_community: band !== 'under13' || !human.startsInPrivate,
        ...(human.isPaused && { status: 'paused' as const, paused_at: world.clock() }),
      })
      .where('id', '=', person.id)
      .execute();
    await db
      .insertInto('privacy_settings')
      .values({
        user_id: person.id,
        allow_public_posts: human.allowsPublic,
        allow_suggestions: human.allowsSuggestions,
        open_feed: human.opensFeed,
      })
      .execute();
    people.push(person);
  }
  const id: IdOf = (nth) => (people[nth] as Person).id;
  await tie(world, graph, id);
  const clubs = await enrolAll(world, graph, id);
  // Friendships came about in any way; those without a reason end, as when a reason does.
  // Nothing else of the slice is called, so nothing else is given to it.
  const { config, clock } = world;
  const needs = { db, clock, config, domainEvents: outbox() };
  const friends = createFriends(needs as Parameters<typeof createFriends>[0]);
  await friends.api.recheck(
    db,
    people.map((person) => person.id),
  );
  return { people, id, clubs };
}

async function tie({ db, clock }: World, graph: Graph, id: IdOf): Promise<void> {
  for (const [one, other, status] of graph.friends) {
    await db
      .insertInto('friendships')
      .values({ requester_id: id(one), addressee_id: id(other), status })
      .execute();
  }
  for (const [one, other] of graph.blocks) {
    await db
      .insertInto('blocks')
      .values({ blocker_id: id(one), blocked_id: id(other) })
      .execute();
  }
  for (const { of, by, ended } of graph.guardians) {
    await db
      .insertInto('parental_relationships')
      .values({
        child_id: id(of),
        parent_id: id(by),
        role: 'full',
        ...(ended && { ended_at: clock(), end_reason: 'left' as const }),
      })
      .execute();
  }
}

async function enrolAll({ db, clock }: World, graph: Graph, id: IdOf): Promise<ClubId[]> {
  const clubs: ClubId[] = [];
  for (const { isRun, isDeleted } of graph.clubs) {
    const club = await db
      .insertInto('clubs')
      .values({
        name: 'Larkspur',
        city: 'Leeds',
        country: 'United Kingdom',
        status: isRun ? 'approved' : 'listed',
        deleted_at: isDeleted ? clock() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    clubs.push(ClubId.parse(club.id));
  }
  for (const { who, club, type, status, isConfirmed } of graph.members) {
    await db
      .insertInto('club_memberships')
      .values({
        user_id: id(who),
        club_id: clubs[club] as ClubId,
        membership_type: type,
        status,
        joined_at: clock(),
        coach_confirmed_at: isConfirmed && type !== 'member' ? clock() : null,
      })
      .execute();
  }
  for (const { who, club } of graph.admins) {
    await db
      .insertInto('club_admins')
      .values({ user_id: id(who), club_id: clubs[club] as ClubId })
      .execute();
  }
  return clubs;
}
