import { beside, joins, vouchedFor } from '#testing/beside';
import { clubIn } from '#testing/club';
import { openCompetition } from '#testing/sport/entries';
import { family, guardianLink, usernameOf } from '#testing/family';
import { PASSWORD, type Person, type World, createWorld } from '#testing/world';
import { entryEndpoints } from '@ribbon/domain/competitions';
import { familyEndpoints } from '@ribbon/domain/families';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  MAIN,
  OPEN,
  RULED,
  codeOf,
  isDone,
  removes,
  rolesOf,
} from './45-guardians-acts.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('a main guardian nobody has verified, beside one known to the club', () => {
  it.each([...RULED, ...MAIN])('no longer %s', async (_, act) => {
    const { club, child, fake, mother: other } = await beside(world);
    expect(await act(world, fake, { club, child, other })).toBe(403);
  });

  it.each(RULED)('leaves it to the verified one, who %s', async (_, act) => {
    const { club, child, fake: other, mother } = await beside(world);
    expect(await act(world, mother, { club, child, other })).toSatisfy(isDone);
  });

  it.each(OPEN)('still %s', async (_, act) => {
    const { club, child, fake, mother: other } = await beside(world);
    expect(await act(world, fake, { club, child, other })).toSatisfy(isDone);
  });

  it('does not remove the verified one', async () => {
    const { child, fake, mother } = await beside(world);
    expect(await removes(world, fake, child, mother)).toBe(403);
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
      body: { categoryId, entries: [{ userId: child.id, clubId: null }] },
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
      expect(await act(world, fake, { club, child, other })).toSatisfy(isDone);
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
    expect(await rolesOf(world, later)).toEqual(
      new Map([
        [mother.id, 'primary'],
        [uncle.id, 'full'],
      ]),
    );
  });
});
