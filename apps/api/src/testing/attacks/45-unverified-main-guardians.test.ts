import { type Club, beside, joins, vouchedFor } from '#testing/beside';
import { clubIn } from '#testing/club';
import { openCompetition } from '#testing/entries';
import { family, guardianLink, usernameOf } from '#testing/family';
import { postBy } from '#testing/posts';
import { PASSWORD, type Person, type World, createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { entryEndpoints } from '@ribbon/domain/competitions';
import { type GuardianRole, familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { postEndpoints } from '@ribbon/domain/posts';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { trainingSharingEndpoints } from '@ribbon/domain/training';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

interface Scene {
  club: Club;
  child: { id: UserId };
  other: Person;
}
type Act = (who: Person, scene: Scene) => Promise<number>;

const codeOf = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
const of = ({ child }: Pick<Scene, 'child'>) => ({ childId: child.id });
const pauses =
  (paused: boolean): Act =>
  (who, scene) =>
    codeOf(world.send(who, familyEndpoints.setPause, { params: of(scene), body: { paused } }));
const handsOver = (who: Person, child: { id: UserId }, to: Person) =>
  codeOf(
    world.send(who, familyEndpoints.handOver, {
      params: { childId: child.id, guardianId: to.id },
    }),
  );
const removes = (who: Person, child: { id: UserId }, whose: Person) =>
  codeOf(
    world.send(who, familyEndpoints.removeGuardian, {
      params: { childId: child.id, guardianId: whose.id },
    }),
  );
const erases: Act = async (who, scene) =>
  codeOf(
    world.send(who, familyEndpoints.eraseChild, {
      params: of(scene),
      body: { confirmation: await usernameOf(world, scene.child) },
    }),
  );
const goes = (going: boolean): Act => {
  return async (who, { club, child }) =>
    codeOf(
      world.send(who, calendarEndpoints.answer, {
        params: { eventId: await club.event(), userId: child.id },
        body: { going },
      }),
    );
};

/** What a guardian gives or takes, whatever the role. */
const RULED: [string, Act][] = [
  ['opens a paused account again', pauses(false)],
  [
    'downloads everything',
    (who, scene) => codeOf(world.send(who, familyEndpoints.downloadChild, { params: of(scene) })),
  ],
  [
    'corrects the details',
    (who, scene) =>
      codeOf(
        world.send(who, familyEndpoints.correctChild, {
          params: of(scene),
          body: {
            fullName: 'Mia Larch Testfield',
            birthMonth: 12,
            birthYear: world.clock().getUTCFullYear() - 11,
          },
        }),
      ),
  ],
  [
    'sets the quiet hours',
    (who, scene) =>
      codeOf(
        world.send(who, notificationEndpoints.changeChildQuietHours, {
          params: of(scene),
          body: { isEnabled: true, from: '20:00', until: '07:00', timeZone: 'Europe/London' },
        }),
      ),
  ],
  [
    'allows something',
    (who, scene) =>
      codeOf(
        world.send(who, familyEndpoints.setPermission, {
          params: { ...of(scene), permission: 'join_clubs' },
          body: { granted: true },
        }),
      ),
  ],
  ['sends the child to an event', goes(true)],
  [
    'shares the training log',
    (who, { child, club }) =>
      codeOf(
        world.send(who, trainingSharingEndpoints.share, {
          params: { userId: child.id, clubId: club.id },
        }),
      ),
  ],
  [
    'enters the child in a competition',
    async (who, { child }) => {
      const { competitionId, categoryId } = await openCompetition(world.db);
      const body = { categoryId, userIds: [child.id], clubId: null };
      return codeOf(world.send(who, entryEndpoints.enter, { params: { competitionId }, body }));
    },
  ],
  [
    'deletes a post',
    async (who, { child }) => {
      const params = { postId: await postBy(world, child, { visibility: 'friends' }) };
      return codeOf(world.send(who, postEndpoints.remove, { params }));
    },
  ],
];
/** The same, of the main guardian alone. */
const MAIN: [string, Act][] = [
  [
    'invites a guardian',
    (who, scene) =>
      codeOf(
        world.send(who, familyEndpoints.inviteGuardian, {
          params: of(scene),
          body: { email: `asked.${scene.child.id}@people.ribbon.test`, role: 'full' },
        }),
      ),
  ],
  ['erases the account', erases],
  [
    'keeps the account that is to be erased',
    (who, scene) => codeOf(world.send(who, familyEndpoints.keepChild, { params: of(scene) })),
  ],
  ['hands the main role over', (who, { child, other }) => handsOver(who, child, other)],
];
/** A look, a no and a pause. */
const OPEN: [string, Act][] = [
  [
    'sees the friends',
    (who, scene) =>
      codeOf(world.send(who, friendEndpoints.ofChild, { params: of(scene), query: {} })),
  ],
  [
    'sees the posts',
    (who, scene) =>
      codeOf(world.send(who, postEndpoints.ofChild, { params: of(scene), query: {} })),
  ],
  [
    'sees the quiet hours',
    (who, scene) =>
      codeOf(world.send(who, notificationEndpoints.childQuietHours, { params: of(scene) })),
  ],
  [
    'hides a post',
    async (who, { child }) => {
      const params = { postId: await postBy(world, child, { visibility: 'friends' }) };
      return codeOf(world.send(who, postEndpoints.hide, { params }));
    },
  ],
  [
    'takes a permission back',
    (who, scene) =>
      codeOf(
        world.send(who, familyEndpoints.setPermission, {
          params: { ...of(scene), permission: 'comment' },
          body: { granted: false },
        }),
      ),
  ],
  ['says no to an event', goes(false)],
  ['pauses the account', pauses(true)],
];
const isDone = (status: number) => status === 200 || status === 201 || status === 204;
const rolesOf = async (guardian: Person) =>
  new Map<UserId, GuardianRole>(
    (await world.call(guardian, familyEndpoints.overview)).children[0]?.guardians.map(
      ({ id, role }) => [id, role],
    ),
  );
const newsOf = async (who: Person) => {
  await world.worker.run();
  const { notifications } = await world.call(who, notificationEndpoints.list, { query: {} });
  return notifications.map(({ message }) => message);
};
const subjectsTo = async ({ email }: Person) =>
  (await world.mailsTo(email)).map(({ subject }) => subject);

describe('a main guardian nobody has verified, beside one known to the club', () => {
  it.each([...RULED, ...MAIN])('no longer %s', async (_, act) => {
    const { club, child, fake, mother: other } = await beside(world);
    expect(await act(fake, { club, child, other })).toBe(403);
  });

  it.each(RULED)('leaves it to the verified one, who %s', async (_, act) => {
    const { club, child, fake: other, mother } = await beside(world);
    expect(await act(mother, { club, child, other })).toSatisfy(isDone);
  });

  it.each(OPEN)('still %s', async (_, act) => {
    const { club, child, fake, mother: other } = await beside(world);
    expect(await act(fake, { club, child, other })).toSatisfy(isDone);
  });

  it('does not remove the verified one', async () => {
    const { child, fake, mother } = await beside(world);
    expect(await removes(fake, child, mother)).toBe(403);
  });

  it('gets no way to sign in as the child', async () => {
    const fake = await world.person({ userType: 'parent' });
    const { childId } = await world.call(fake, familyEndpoints.addChild, {
      body: {
        firstName: 'Rosie',
        birthMonth: 1,
        birthYear: world.clock().getUTCFullYear() - 9,
        username: 'rosie.larchfield',
        password: PASSWORD,
        relationship: 'parent',
        permissions: {},
        noticeRead: true,
      },
    });
    const child = { id: childId };
    const mother = await joins(world, child, fake);
    const club = await clubIn(world);
    await club.join(child);
    const params = { childId };
    const password = (who: Person) =>
      codeOf(
        world.send(who, familyEndpoints.setChildPassword, {
          params,
          body: { password: `${PASSWORD}x` },
        }),
      );
    const card = (who: Person) => codeOf(world.send(who, familyEndpoints.newCodeCard, { params }));
    const cancels = (who: Person) =>
      codeOf(world.send(who, familyEndpoints.cancelCodeCard, { params }));
    expect([await password(fake), await card(fake), await cancels(fake)]).toSatisfy(
      (answers: number[]) => answers.every(isDone),
    );
    await vouchedFor(world, club, { child, guardian: mother });
    expect([await password(fake), await card(fake), await cancels(fake)]).toEqual([403, 403, 403]);
    expect([await password(mother), await card(mother), await cancels(mother)]).toSatisfy(
      (answers: number[]) => answers.every(isDone),
    );
  });

  it('does not show the child’s name at a competition, and hides it', async () => {
    const { child, fake, mother } = await beside(world);
    const { competitionId, categoryId } = await openCompetition(world.db);
    const { entries } = await world.call(mother, entryEndpoints.enter, {
      params: { competitionId },
      body: { categoryId, userIds: [child.id], clubId: null },
    });
    const params = { competitionId, entryId: entries[0]?.id ?? '' };
    const shows = (who: Person, shown: boolean) =>
      codeOf(
        world.send(who, entryEndpoints.showName, { params, body: { shown, clubShown: false } }),
      );
    const mayShow = async (who: Person) =>
      (await world.call(who, entryEndpoints.mine, { params })).entries[0]?.mayShow;
    expect([await mayShow(fake), await mayShow(mother)]).toEqual([false, true]);
    expect(await shows(fake, true)).toBe(403);
    expect(await shows(mother, true)).toBe(204);
    expect(await shows(fake, false)).toBe(204);
    const offered = async (who: Person) =>
      (await world.call(who, entryEndpoints.entrants, { params })).people.map(({ id }) => id);
    expect(await offered(fake)).not.toContain(child.id);
    expect(await offered(mother)).toContain(child.id);
  });

  it('brings nobody in by an invitation from before', async () => {
    const club = await clubIn(world);
    const { child, guardian: fake } = await family(world, { isVerified: false });
    await club.join(child);
    const mother = await joins(world, child, fake);
    const email = `friend.of.${fake.email}`;
    await world.call(fake, familyEndpoints.inviteGuardian, {
      params: { childId: child.id },
      body: { email, role: 'full' },
    });
    await vouchedFor(world, club, { child, guardian: mother });
    const friend = await world.person({ userType: 'parent', email });
    const answer = await world.send(friend, familyEndpoints.accept, {
      body: { ...(await guardianLink(world, email)), relationship: 'other', noticeRead: true },
    });
    expect(answer.statusCode).toBe(410);
  });

  it('decides again when nobody who looks after the child is verified any more', async () => {
    const { club, child, fake, mother: other } = await beside(world);
    await vouchedFor(world, club, { child, guardian: other }, false);
    for (const [, act] of [...RULED, ...MAIN]) {
      expect(await act(fake, { club, child, other })).toSatisfy(isDone);
    }
  });

  it('leaves the main role to the verified one when the account goes, and not to who came first', async () => {
    const club = await clubIn(world);
    const { child, guardian: fake } = await family(world, { isVerified: false });
    await club.join(child);
    const uncle = await joins(world, child, fake);
    const mother = await joins(world, child, fake);
    await vouchedFor(world, club, { child, guardian: mother });
    await world.call(fake, privacyEndpoints.scheduleDeletion, {
      body: { confirmation: await usernameOf(world, fake), password: PASSWORD },
    });
    world.turnClock(60 * 24 * 60);
    await world.housekeeper.run();
    const later = await world.enter(mother.id, mother.email);
    expect(await rolesOf(later)).toEqual(
      new Map([
        [mother.id, 'primary'],
        [uncle.id, 'full'],
      ]),
    );
  });
});

describe('a verified guardian', () => {
  it('takes the main role over from one nobody has verified, and both are told', async () => {
    const { club, child, fake, mother } = await beside(world);
    expect(await erases(mother, { club, child, other: fake })).toBe(403);
    expect(await handsOver(mother, child, mother)).toBe(204);
    expect(await rolesOf(mother)).toEqual(
      new Map([
        [mother.id, 'primary'],
        [fake.id, 'full'],
      ]),
    );
    expect(await newsOf(mother)).toContain('You are the main guardian of Mia T. now.');
    expect(await newsOf(fake)).toContainEqual(
      expect.stringMatching(/is the main guardian of Mia T\. now/u),
    );
    expect(await subjectsTo(mother)).toContain('You are the main guardian of Mia now');
    expect(await subjectsTo(fake)).toContain('You are no longer the main guardian of Mia');
  });

  it('then has what a main guardian has, and the other one does not take it back', async () => {
    const { child, fake, mother } = await beside(world);
    await handsOver(mother, child, mother);
    expect(await handsOver(fake, child, fake)).toBe(403);
    expect(await handsOver(fake, child, mother)).toBe(403);
    // To somebody nobody has verified the role does not go either.
    expect(await handsOver(mother, child, fake)).toBe(403);
    expect(await removes(mother, child, fake)).toBe(204);
    expect((await world.call(fake, familyEndpoints.overview)).children).toEqual([]);
  });

  it('takes nothing from a main guardian who is verified', async () => {
    const { child, guardian } = await family(world);
    const second = await joins(world, child, guardian);
    expect(await handsOver(second, child, second)).toBe(403);
    expect((await rolesOf(guardian)).get(guardian.id)).toBe('primary');
  });

  it.each([
    ['nobody has verified', 'full'],
    ['who only looks', 'view_only'],
  ] as const)('is no guardian %s, who takes over nothing', async (_, role) => {
    const club = await clubIn(world);
    const { child, guardian: fake } = await family(world, { isVerified: false });
    await club.join(child);
    const [mother, third] = [
      await joins(world, child, fake),
      await joins(world, child, fake, role),
    ];
    expect(await handsOver(third, child, third)).toBe(403);
    await vouchedFor(world, club, { child, guardian: mother });
    expect(await handsOver(third, child, third)).toBe(403);
    expect(await handsOver(third, child, mother)).toBe(403);
  });

  it('is one of two who reach for the role in the same moment, and there is one main guardian', async () => {
    const club = await clubIn(world);
    const { child, guardian: fake } = await family(world, { isVerified: false });
    await club.join(child);
    const both = [await joins(world, child, fake), await joins(world, child, fake)];
    for (const guardian of both) await vouchedFor(world, club, { child, guardian });
    const answers = await Promise.all(both.map((who) => handsOver(who, child, who)));
    expect(answers.toSorted((one, other) => one - other)).toEqual([204, 403]);
    const roles = [...(await rolesOf(fake)).values()];
    expect(roles.toSorted()).toEqual(['full', 'full', 'primary']);
  });

  it('is nobody to a stranger’s child', async () => {
    const { child } = await beside(world);
    const { guardian } = await family(world);
    expect(await handsOver(guardian, child, guardian)).toBe(404);
  });
});
