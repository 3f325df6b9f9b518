import { clubIn } from '#testing/club';
import { family } from '#testing/family';
import { type Person, type World, createWorld } from '#testing/world';
import { InboxItemId, familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const aged = (age: number) => world.person({ birthYear: world.clock().getUTCFullYear() - age });
const opens = async (who: Person, { id: userId }: Person) =>
  (await world.send(who, profileEndpoints.read, { params: { userId } })).statusCode === 200;
const befriended = () => family(world, { permissions: ['add_friends'] });

async function codeOf(who: Person): Promise<string> {
  const { code } = await world.call(who, friendEndpoints.code);
  return code?.code ?? '';
}

const guardianSays = async (guardian: Person, approve: boolean) => {
  const { children } = await world.call(guardian, familyEndpoints.overview);
  const [item] = children.flatMap(({ inbox }) => inbox);
  const itemId = InboxItemId.parse(item?.id);
  await world.call(guardian, familyEndpoints.decide, { params: { itemId }, body: { approve } });
};

/** Every answer about people that a member receives, as one text. */
async function allThatIsTold(who: Person): Promise<string> {
  const sent = await world.call(who, friendEndpoints.sent, { query: {} });
  await world.worker.run();
  const notificationsOf = await world.call(who, notificationEndpoints.list, { query: {} });
  return JSON.stringify([sent, notificationsOf]);
}

describe('a birth year alone', () => {
  it.each([9, 13, 15, 17])('of %i opens no child and asks none', async (age) => {
    const stranger = await aged(age);
    const { child } = await befriended();
    const teen = await aged(14);
    for (const minor of [child, teen]) {
      expect(await opens(stranger, minor)).toBe(false);
      const refusal = await world.refusal(stranger, friendEndpoints.request, {
        body: { userId: minor.id },
      });
      expect(refusal.message).toBe('Cannot send friend request');
    }
  });

  it('reaches club mates only once the club has confirmed it', async () => {
    const club = await clubIn(world);
    const [teen, stranger] = [await aged(14), await aged(15)];
    await club.join(teen);
    await world.db
      .insertInto('club_memberships')
      .values({ user_id: stranger.id, club_id: club.id, status: 'joined' })
      .execute();
    expect(await opens(stranger, teen)).toBe(false);
    await world.db
      .updateTable('club_memberships')
      .set({ status: 'active' })
      .where('user_id', '=', stranger.id)
      .execute();
    expect(await opens(stranger, teen)).toBe(true);
  });
});

describe('a friend code', () => {
  it('shows nothing of the child before the guardian has answered, and nothing before the child has', async () => {
    const { child, guardian } = await befriended();
    const stranger = await aged(17);
    const answer = await world.call(stranger, friendEndpoints.useCode, {
      body: { code: await codeOf(child) },
    });
    expect(JSON.stringify(answer)).not.toContain(child.id);
    const notificationsOf = async () => {
      expect(await opens(stranger, child)).toBe(false);
      expect(await allThatIsTold(stranger)).not.toContain(child.id);
    };
    await notificationsOf();
    await guardianSays(guardian, true);
    await notificationsOf();
    await world.call(child, friendEndpoints.accept, { params: { userId: stranger.id } });
    expect(await opens(stranger, child)).toBe(true);
  });

  it('lets whoever used it take the request back without knowing who it was', async () => {
    const teen = await aged(14);
    const stranger = await aged(17);
    await world.call(stranger, friendEndpoints.useCode, { body: { code: await codeOf(teen) } });
    const { requests } = await world.call(stranger, friendEndpoints.sent, { query: {} });
    const friendshipId = requests[0]?.id;
    if (friendshipId === undefined) throw new Error('nothing was sent');
    const other = await aged(16);
    const foreign = await world.refusal(other, friendEndpoints.takeBack, {
      params: { friendshipId },
    });
    expect(foreign.status).toBe(404);
    await world.call(stranger, friendEndpoints.takeBack, { params: { friendshipId } });
    expect((await world.call(teen, friendEndpoints.requests, { query: {} })).requests).toEqual([]);
  });
});

describe('a no', () => {
  it('is not undone by blocking and unblocking whoever said it', async () => {
    const club = await clubIn(world);
    const [teen, stranger] = [await aged(14), await aged(17)];
    for (const one of [teen, stranger]) await club.join(one);
    const ask = { body: { userId: teen.id } };
    await world.call(stranger, friendEndpoints.request, ask);
    await world.call(teen, friendEndpoints.decline, { params: { userId: stranger.id } });
    await world.call(stranger, friendEndpoints.blockPerson, { params: { userId: teen.id } });
    const [entry] = (await world.call(stranger, friendEndpoints.blocked)).people;
    await world.call(stranger, friendEndpoints.unblock, { params: { blockId: entry?.id ?? '' } });
    const refusal = await world.refusal(stranger, friendEndpoints.request, ask);
    expect(refusal.message).toBe('Cannot send friend request');
  });
});
