import { clubIn } from '#testing/club';
import { family, usernameOf } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { InboxItemId, familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { reportEndpoints } from '@ribbon/domain/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Answers everything that waits for this guardian. */
async function answer(guardian: Person, approve: boolean): Promise<number> {
  const { children } = await world.call(guardian, familyEndpoints.overview);
  const items = children.flatMap(({ inbox }) => inbox);
  for (const { id } of items) {
    await world.call(guardian, familyEndpoints.decide, {
      params: { itemId: InboxItemId.parse(id) },
      body: { approve },
    });
  }
  return items.length;
}

describe('a coach whom a guardian has said no to', () => {
  async function scene() {
    const { child, guardian } = await family(world, { age: 10, permissions: ['add_friends'] });
    const club = await clubIn(world);
    const coach = await world.person({ userType: 'coach' });
    await club.join(child);
    await club.join(coach, 'coach');
    const asked = { userId: child.id };
    const ask = async () =>
      (await world.send(coach, friendEndpoints.request, { body: asked })).statusCode < 300;
    const takeBack = () => world.send(coach, friendEndpoints.remove, { params: asked });
    return { child, guardian, coach, ask, takeBack };
  }

  it('asks once more, and then not for 30 days', async () => {
    const { guardian, coach, ask } = await scene();
    expect(await ask()).toBe(true);
    expect(await answer(guardian, false)).toBe(1);
    expect(await ask()).toBe(true);
    expect(await answer(guardian, false)).toBe(1);
    expect(await ask()).toBe(false);
    const answeredBefore = (days: number) =>
      world.db
        .updateTable('friendships')
        .set({ responded_at: new Date(world.clock().getTime() - days * 86_400_000) })
        .where('requester_id', '=', coach.id)
        .execute();
    await answeredBefore(29);
    expect(await ask()).toBe(false);
    await answeredBefore(31);
    expect(await ask()).toBe(true);
  });

  it('asks no more often by taking a request back', async () => {
    const { guardian, ask, takeBack } = await scene();
    await ask();
    await answer(guardian, false);
    expect(await ask()).toBe(true);
    await takeBack();
    expect(await ask()).toBe(false);
    expect(await answer(guardian, false)).toBe(0);
  });

  it('does not insist when the child itself has declined', async () => {
    const { child, guardian, coach, ask } = await scene();
    await ask();
    await answer(guardian, true);
    await world.call(child, friendEndpoints.decline, { params: { userId: coach.id } });
    expect(await ask()).toBe(false);
  });
});

describe('an adult who wants to report somebody by username', () => {
  it.each(['whom they have blocked', 'who has blocked them'])(
    'can, also a person %s',
    async (which) => {
      const [adult, other] = [await world.person(), await world.person()];
      const pair = which.startsWith('whom') ? [adult, other] : [other, adult];
      const [blocker_id = '', blocked_id = ''] = pair.map(({ id }) => id);
      await world.db.insertInto('blocks').values({ blocker_id, blocked_id }).execute();
      const filed = await world.send(adult, reportEndpoints.filePerson, {
        body: {
          username: await usernameOf(world, other),
          reason: 'harassment',
          description: 'Please look at this person',
          childAtRiskNow: false,
        },
      });
      expect(filed.statusCode).toBeLessThan(300);
    },
  );
});
