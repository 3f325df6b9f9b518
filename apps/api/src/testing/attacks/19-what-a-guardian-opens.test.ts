import { insertChallenge } from '#testing/sport/challenges';
import { type TestClub, clubIn } from '#testing/club';
import { say } from '#testing/comments';
import { insertCompetition } from '#testing/sport/competitions';
import { family, linked } from '#testing/family';
import { insertPlan } from '#testing/sport/plans';
import { befriended, postBy } from '#testing/posts';
import { approvedReview } from '#testing/decisions/reviews';
import { loggedSession } from '#testing/sport/training';
import { type Person, type World, createWorld } from '#testing/world';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { type ChallengeId, challengeEndpoints } from '@ribbon/domain/challenges';
import { clubEndpoints } from '@ribbon/domain/clubs';
import { commentEndpoints } from '@ribbon/domain/comments';
import { competitionEndpoints } from '@ribbon/domain/competitions';
import { planEndpoints } from '@ribbon/domain/plans';
import { type PostId, postEndpoints } from '@ribbon/domain/posts';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { type ReportedType, reportEndpoints } from '@ribbon/domain/reports';
import { reviewEndpoints } from '@ribbon/domain/reviews';
import { trainingSharingEndpoints } from '@ribbon/domain/training';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Scene {
  club: TestClub;
  child: Person;
  guardian: Person;
  /** A confirmed coach of the child's club, who is the child's friend. */
  coach: Person;
  /** Another child, of another club, who is a friend. */
  friend: Person;
}

/** Something that the child can open, and how. */
interface Content {
  id: string;
  type: ReportedType;
  open(who: Person): Promise<boolean>;
}

let world: World;
let scene: Scene;
beforeAll(async () => {
  world = await createWorld();
  const { child, guardian } = await family(world, {
    age: 10,
    permissions: ['comment', 'join_challenges', 'join_clubs'],
  });
  const club = await clubIn(world);
  await club.join(child);
  const coach = await world.person({ userType: 'coach' });
  await club.join(coach, 'coach');
  const { child: friend } = await family(world, { age: 11 });
  for (const other of [coach, friend]) await befriended(world, other, child);
  scene = { club, child, guardian, coach, friend };
});
afterAll(() => world.close());

const isOpen = async (sent: Promise<{ statusCode: number }>) => (await sent).statusCode === 200;
const post = (id: PostId): Content => ({
  id,
  type: 'post',
  open: (who) => isOpen(world.send(who, postEndpoints.read, { params: { postId: id } })),
});
const commentBelow = async (postId: PostId, author: Person): Promise<Content> => {
  const comment = await say(world, author, postId, 'Well done!');
  return {
    id: comment.id,
    type: 'comment',
    async open(who) {
      const asked = { params: { postId }, query: {} };
      const answer = await world.send(who, commentEndpoints.list, asked);
      return answer.statusCode === 200 && answer.body.includes(comment.id);
    },
  };
};
const challenge = (challengeId: ChallengeId): Content => ({
  id: challengeId,
  type: 'challenge',
  open: (who) => isOpen(world.send(who, challengeEndpoints.read, { params: { challengeId } })),
});
const profile = ({ id }: Person): Content => ({
  id,
  type: 'profile',
  open: (who) => isOpen(world.send(who, profileEndpoints.read, { params: { userId: id } })),
});

type Make = (of: Scene) => Promise<Content>;
/** What a child finds of each kind that people can report; a new kind does not compile without. */
const CONTENTS: Readonly<Record<ReportedType, Readonly<Record<string, Make>>>> = {
  post: {
    'a post of a friend for friends': async ({ friend }) => post(await postBy(world, friend)),
    'a post of the coach for friends': async ({ coach }) => post(await postBy(world, coach)),
    'a post of a team mate': async ({ club }) =>
      post(
        await postBy(world, await club.member({ birthYear: world.clock().getUTCFullYear() - 12 })),
      ),
    'a post of the club': async ({ club }) =>
      post(
        await postBy(world, club.admin, {
          club_id: club.id,
          is_club_post: true,
          visibility: 'public',
        }),
      ),
  },
  comment: {
    'a comment of the coach below a team mate’s post': async ({ club, coach }) => {
      const mate = await club.member({ birthYear: world.clock().getUTCFullYear() - 12 });
      return commentBelow(await postBy(world, mate), coach);
    },
    'a comment below the coach’s post': async ({ coach }) =>
      commentBelow(await postBy(world, coach), coach),
  },
  profile: {
    'the profile of a friend': async ({ friend }) => profile(friend),
    'the profile of the coach': async ({ coach }) => profile(coach),
  },
  club_review: {
    'a review of the club': async ({ club }) => {
      const author = await club.member({ userType: 'parent' });
      const admin = await world.person({ roles: ['system_admin'] });
      const { id } = await approvedReview(world, admin, author, club.id);
      return {
        id,
        type: 'club_review',
        async open(who) {
          const asked = { params: { clubId: club.id }, query: {} };
          const answer = await world.send(who, reviewEndpoints.ofClub, asked);
          return answer.statusCode === 200 && answer.body.includes(id);
        },
      };
    },
  },
  club_event: {
    'an event of the club': async ({ club }) => {
      const eventId = await club.event();
      return {
        id: eventId,
        type: 'club_event',
        open: (who) => isOpen(world.send(who, calendarEndpoints.read, { params: { eventId } })),
      };
    },
  },
  training_plan: {
    'a training plan of the club': async ({ club }) => {
      const { planId } = await insertPlan(world, club.id, { status: 'published' });
      return {
        id: planId,
        type: 'training_plan',
        open: (who) => isOpen(world.send(who, planEndpoints.read, { params: { planId } })),
      };
    },
  },
  challenge: {
    'a challenge of a friend': async ({ coach }) =>
      challenge((await insertChallenge(world.db, { kind: 'community', by: coach.id })).id),
    'a challenge of the club': async ({ club, coach }) =>
      challenge(
        (await insertChallenge(world.db, { kind: 'coach', by: coach.id, clubId: club.id })).id,
      ),
  },
  training_comment: {
    'a coach’s comment in the child’s log': async ({ club, child, guardian, coach }) => {
      const sessionId = await loggedSession(world, child);
      const params = { userId: child.id, clubId: club.id };
      await world.call(guardian, trainingSharingEndpoints.share, { params });
      const { id } = await world.call(coach, trainingSharingEndpoints.comment, {
        params: { sessionId },
        body: { content: 'Lovely practice.' },
      });
      return {
        id,
        type: 'training_comment',
        async open(who) {
          const asked = { params: { userId: child.id }, query: {} };
          const answer = await world.send(who, trainingSharingEndpoints.log, asked);
          return answer.statusCode === 200 && answer.body.includes(id);
        },
      };
    },
  },
  competition: {
    'a competition': async () => {
      const competitionId = await insertCompetition(world.db);
      return {
        id: competitionId,
        type: 'competition',
        open: (who) =>
          isOpen(world.send(who, competitionEndpoints.read, { params: { competitionId } })),
      };
    },
  },
  other: {
    'the page of the club': async ({ club: { id } }) => ({
      id,
      type: 'other',
      open: (who) => isOpen(world.send(who, clubEndpoints.read, { params: { clubId: id } })),
    }),
  },
};
const ALL = Object.values(CONTENTS).flatMap((ofKind) => Object.entries(ofKind));

describe.each(ALL)('%s', (_, make) => {
  it('is open to the guardian of a child who can open it, and can be reported', async () => {
    const content = await make(scene);
    expect(await content.open(scene.child)).toBe(true);
    expect(await content.open(scene.guardian)).toBe(true);
    const filed = await world.send(scene.guardian, reportEndpoints.file, {
      body: {
        contentType: content.type,
        contentId: content.id,
        reason: 'inappropriate',
        description: 'Please look at this',
        childAtRiskNow: false,
      },
    });
    expect(filed.statusCode).toBeLessThan(300);
  });

  it('stays closed to the guardian of another child where it is not for everybody', async () => {
    const content = await make(scene);
    const stranger = (await family(world, { age: 10 })).guardian;
    const isPublic =
      ['competition'].includes(content.type) || (await content.open(await world.person()));
    expect(await content.open(stranger)).toBe(isPublic);
  });
});

describe('a certificate of a child under 13', () => {
  it('is open to its guardian and to nobody else', async () => {
    const { child, guardian, coach } = scene;
    const { id: challengeId } = await insertChallenge(world.db);
    await world.call(child, challengeEndpoints.join, { params: { challengeId } });
    await world.db
      .updateTable('challenge_participants')
      .set({ completed_at: world.clock() })
      .where('challenge_id', '=', challengeId)
      .execute();
    const params = { challengeId, userId: child.id };
    const of = (who: Person) =>
      isOpen(world.send(who, challengeEndpoints.certificateOf, { params }));
    const listed = await world.call(guardian, challengeEndpoints.certificatesOf, {
      params: { childId: child.id },
    });
    expect(listed.certificates).toMatchObject([{ challengeId }]);
    expect(await of(guardian)).toBe(true);
    const other = (await family(world, { age: 10 })).guardian;
    for (const who of [coach, other]) expect(await of(who)).toBe(false);
  });
});

describe('a coach who blocks the guardian of a gymnast under 13', () => {
  it('is still opened by the guardian, and by no other person who is blocked', async () => {
    const { club, coach, guardian, child } = scene;
    const mate = await club.member();
    await world.db
      .insertInto('blocks')
      .values([guardian, mate].map(({ id }) => ({ blocker_id: coach.id, blocked_id: id })))
      .execute();
    const { open } = profile(coach);
    expect(await open(child)).toBe(true);
    expect(await open(guardian)).toBe(true);
    expect(await open(mate)).toBe(false);
    expect(
      await CONTENTS.training_comment['a coach’s comment in the child’s log']?.(scene).then(
        (comment) => comment.open(guardian),
      ),
    ).toBe(true);
  });
});

describe('the profile of a guardian who is not listed', () => {
  const opens = (who: Person, { id: userId }: Person) =>
    isOpen(world.send(who, profileEndpoints.read, { params: { userId } }));

  it('is open to the child and to its other guardian', async () => {
    const { child, guardian } = await family(world, { age: 9 });
    const [other, stranger] = [await world.person({ userType: 'parent' }), await world.person()];
    await linked(world, child, other, 'co_guardian');
    await world.db
      .updateTable('athlete_profiles')
      .set({ feed_visibility: 'private', listed_in_directory: false })
      .where('id', '=', guardian.id)
      .execute();
    expect(await opens(child, guardian)).toBe(true);
    expect(await opens(other, guardian)).toBe(true);
    expect(await opens(stranger, guardian)).toBe(false);
  });
});
