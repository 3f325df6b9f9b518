import { clubIn } from '#testing/club';
import { family } from '#testing/family';
import { queueOf } from '#testing/decisions/queue';
import { type Person, type World, createWorld } from '#testing/world';
import { InboxItemId, familyEndpoints } from '@ribbon/domain/families';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { profileEndpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A child whose team mate may open its profile. */
async function scene() {
  const club = await clubIn(world);
  const home = await family(world, { age: 10 });
  const { child: mate } = await family(world, { age: 10 });
  for (const child of [home.child, mate]) await club.join(child);
  return { ...home, mate };
}
async function writes(child: Person, bio: string | null) {
  const own = await world.call(child, profileEndpoints.own);
  return world.send(child, profileEndpoints.edit, {
    body: {
      fullName: own.fullName,
      country: 'United Kingdom',
      bio,
      age: null,
      specialties: own.specialties.join(', '),
      achievements: own.achievements.join(', '),
      instagram: '',
      youtube: '',
      tiktok: '',
    } as never,
  });
}
const bioFor = async (who: Person, { id: userId }: Person) =>
  (await world.call(who, profileEndpoints.read, { params: { userId } })).bioPreview;
const asked = async (guardian: Person) =>
  (await world.call(guardian, familyEndpoints.overview)).children.flatMap(({ inbox }) => inbox);
async function answers(guardian: Person, approve: boolean): Promise<void> {
  const [item] = await asked(guardian);
  await world.call(guardian, familyEndpoints.decide, {
    params: { itemId: InboxItemId.parse(item?.id) },
    body: { approve },
  });
}

describe('what a child under 13 writes about itself', () => {
  it('waits for the guardian, and others read what stood there before', async () => {
    const { child, guardian, mate } = await scene();
    await writes(child, 'I love the hoop');
    expect(await asked(guardian)).toMatchObject([{ kind: 'bio', content: 'I love the hoop' }]);
    expect(await bioFor(mate, child)).toBeNull();
    expect(await world.call(child, profileEndpoints.own)).toMatchObject({
      bio: null,
      waitingBio: 'I love the hoop',
    });
    await answers(guardian, true);
    expect(await bioFor(mate, child)).toBe('I love the hoop');
    expect((await world.call(child, profileEndpoints.own)).waitingBio).toBeNull();
    await world.worker.run();
    const { notifications } = await world.call(child, notificationEndpoints.list, { query: {} });
    expect(notifications[0]?.message).toContain('said yes');
  });

  it('stays as it was when the guardian says no', async () => {
    const { child, guardian, mate } = await scene();
    await writes(child, 'I love the hoop');
    await answers(guardian, true);
    await writes(child, 'I live beside the hall');
    await answers(guardian, false);
    expect(await bioFor(mate, child)).toBe('I love the hoop');
    expect(await world.call(child, profileEndpoints.own)).toMatchObject({ waitingBio: null });
  });

  it('is asked about anew when the child changes its mind: nobody says yes to what they did not read', async () => {
    const { child, guardian, mate } = await scene();
    await writes(child, 'I love the hoop');
    const [first] = await asked(guardian);
    await writes(child, 'I love the ball');
    const late = await world.send(guardian, familyEndpoints.decide, {
      params: { itemId: InboxItemId.parse(first?.id) },
      body: { approve: true },
    });
    expect(late.statusCode).toBe(409);
    expect(await asked(guardian)).toMatchObject([{ content: 'I love the ball' }]);
    await writes(child, null);
    expect(await asked(guardian)).toHaveLength(1);
    await answers(guardian, true);
    await writes(child, null);
    expect(await asked(guardian)).toEqual([]);
    expect(await bioFor(mate, child)).toBeNull();
  });

  it('is read like other words, before the guardian and after', async () => {
    const { child, guardian, mate } = await scene();
    expect((await writes(child, 'you are all stupid idiots')).statusCode).toBe(422);
    expect(await asked(guardian)).toEqual([]);
    await writes(child, 'kik mia_twirls');
    await answers(guardian, true);
    expect(await bioFor(mate, child)).toBeNull();
    const moderator = await world.person({ roles: ['system_admin'] });
    const held = (await queueOf(world, moderator)).map(({ comment }) => comment);
    expect(held).toContain('kik mia_twirls');
  });

  it('is the young person’s own from 13 on', async () => {
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 14 });
    await writes(teen, 'I love the hoop');
    expect(await world.call(teen, profileEndpoints.own)).toMatchObject({ bio: 'I love the hoop' });
  });
});
