import { insertChallenge } from '#testing/sport/challenges';
import { clubIn } from '#testing/club';
import { insertCompetition } from '#testing/sport/competitions';
import { loggedSession } from '#testing/sport/training';
import { PASSWORD, type Person, type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { manageEndpoints } from '@ribbon/domain/clubs';
import { familyEndpoints } from '@ribbon/domain/families';
import { decisionEndpoints, sanctionEndpoints } from '@ribbon/domain/sanctions';
import { TrainingSessionId, trainingEndpoints } from '@ribbon/domain/training';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
});
afterAll(() => world.close());

describe('the activity of a club', () => {
  it('does not tell which minor gave how many stars', async () => {
    const club = await clubIn(world);
    const year = world.clock().getUTCFullYear();
    const [teen, adult] = [await club.member({ birthYear: year - 15 }), await club.member()];
    await world.db
      .insertInto('club_reviews')
      .values([
        { club_id: club.id, user_id: teen.id, rating: 1, status: 'approved' },
        { club_id: club.id, user_id: adult.id, rating: 4, status: 'approved' },
      ])
      .execute();
    const { activity } = await world.call(club.admin, manageEndpoints.activity, {
      params: { clubId: club.id },
    });
    const reviews = activity.filter(({ kind }) => kind === 'reviewed');
    const byStars = new Map(reviews.map(({ person, detail }) => [detail, person]));
    expect(byStars.get('1')).toBeNull();
    expect(byStars.get('4')).toMatch(/^Person Number/u);
  });
});

describe('something hidden by a moderator', () => {
  it.each([
    [
      'challenge',
      async (by: Person) => (await insertChallenge(world.db, { kind: 'community', by: by.id })).id,
      'Leap into spring',
    ],
    [
      'competition',
      (by: Person) => insertCompetition(world.db, { by: by.id, name: 'Spring Cup' }),
      'Spring Cup',
    ],
  ] as const)(
    'shows its words to the author and to moderators: a %s',
    async (type, make, words) => {
      const author = await world.person();
      const id = await make(author);
      await world.call(admin, sanctionEndpoints.apply, {
        body: {
          personId: author.id,
          kind: 'hidden',
          reason: 'other',
          days: null,
          words: 'Please change this.',
          internalNote: '',
          content: { type, id },
        },
      });
      const { items } = await world.call(admin, sanctionEndpoints.hidden, { query: {} });
      expect(JSON.stringify(items)).toContain(words);
      const { decisions } = await world.call(author, decisionEndpoints.mine);
      expect(decisions[0]?.content?.text).toContain(words);
    },
  );
});

describe('a session of the training log', () => {
  it('is refused when it says that it was edited in a time to come', async () => {
    const person = await world.person();
    const sessionId = await loggedSession(world, person);
    const ahead = new Date(world.clock().getTime() + 10 * 86_400_000);
    const body = {
      date: world.clock().toISOString().slice(0, 10),
      startTime: '17:00',
      minutes: 60,
      type: 'technique' as const,
      editedAt: ahead.toISOString(),
    };
    for (const id of [sessionId, TrainingSessionId.parse(randomUUID())]) {
      const refusal = await world.refusal(person, trainingEndpoints.save, {
        params: { sessionId: id },
        body: { ...body, basedOn: [world.clock().toISOString()] },
      });
      expect(refusal.code).toBe('clockAhead');
    }
  });
});

describe('ten wrong code cards from somewhere else', () => {
  it('do not shut out the child who has the right one', async () => {
    const limited = await createWorld({ rateLimits: true });
    const username = 'rosie_twirls';
    const guardian = await limited.person({ userType: 'parent' });
    const { codeCard } = await limited.call(guardian, familyEndpoints.addChild, {
      body: {
        firstName: 'Rosie',
        birthMonth: 1,
        birthYear: limited.clock().getUTCFullYear() - 9,
        username,
        password: null,
        relationship: 'parent',
        permissions: {},
        noticeRead: true,
      },
    });
    const enter = (card: string, address: string) =>
      limited.app.inject({
        method: 'POST',
        url: `/api${accountEndpoints.signInWithCard.path}`,
        remoteAddress: address,
        payload: { username, code: card, password: PASSWORD },
      });
    let last = 0;
    for (let tries = 0; tries < 12; tries += 1) {
      last = (await enter('acorn-acorn-acorn-acorn', '203.0.113.7')).statusCode;
    }
    expect(last).toBe(429);
    expect((await enter(codeCard?.code ?? '', '198.51.100.4')).statusCode).toBe(200);
    await limited.close();
  });
});
