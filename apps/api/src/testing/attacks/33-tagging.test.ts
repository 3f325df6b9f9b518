import { linked, putInto, youngPerson } from '#testing/family';
import { befriended } from '#testing/posts';
import {
  consents,
  consentsOwn,
  namesSeenBy,
  pictured,
  squad,
  tag,
  tagsSeenBy,
} from '#testing/tags';
import { type Person, type World, createWorld } from '#testing/world';
import { friendEndpoints } from '@ribbon/domain/friends';
import { type PostId, postEndpoints, tagEndpoints } from '@ribbon/domain/posts';
import { type TagChoice, privacyEndpoints } from '@ribbon/domain/privacy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const MIA = 'Mia T.';
const names = (who: Person | undefined, postId: PostId) => namesSeenBy(world, who, postId);
const removes = async (who: Person, postId: PostId, { id: userId }: { id: Person['id'] }) =>
  (await world.send(who, tagEndpoints.remove, { params: { postId, userId } })).statusCode;
async function chooses(who: Person, whoCanTag: TagChoice) {
  const body = await world.call(who, privacyEndpoints.read);
  await world.call(who, privacyEndpoints.change, { body: { ...body, whoCanTag } });
}

/** A squad whose child is tagged by the coach, with the guardian's consent. */
async function taggedChild() {
  const scene = await squad(world);
  await consents(world, scene.guardian, scene.child);
  const postId = await pictured(world, scene.coach);
  expect(await tag(world, scene.coach, postId, scene.child)).toBe(200);
  return { ...scene, postId };
}

describe('nobody tags a child', () => {
  it('who is a stranger, a friend or another parent of the club, whatever type they claim', async () => {
    const { club, child, guardian, mateGuardian } = await squad(world);
    await consents(world, guardian, child);
    const stranger = await world.person({ userType: 'parent' });
    await club.join(mateGuardian);
    const claimed = await world.person({ userType: 'coach' });
    for (const who of [stranger, mateGuardian, claimed]) {
      expect(await tag(world, who, await pictured(world, who), child)).toBe(422);
    }
  });

  it('who coaches the club by their own word only', async () => {
    const { club, child, guardian } = await squad(world);
    await consents(world, guardian, child);
    const unconfirmed = await world.person({ userType: 'coach' });
    await club.join(unconfirmed, 'unconfirmed coach');
    expect(await tag(world, unconfirmed, await pictured(world, unconfirmed), child)).toBe(422);
  });

  it('without the consent for these readers', async () => {
    const { child, guardian, coach } = await squad(world);
    const postId = await pictured(world, coach);
    expect(await tag(world, coach, postId, child)).toBe(422);
    await consents(world, guardian, child, { use: 'press' });
    await consents(world, guardian, child, { use: 'club_pages' });
    expect(await tag(world, coach, postId, child)).toBe(422);
    await consents(world, guardian, child);
    expect(await tag(world, coach, postId, child)).toBe(200);
  });

  it('in what a coach posts for everybody in their own name', async () => {
    const { child, guardian, coach } = await squad(world);
    await consents(world, guardian, child);
    await consents(world, guardian, child, { use: 'club_pages' });
    const postId = await pictured(world, coach, { visibility: 'public' });
    expect(await tag(world, coach, postId, child)).toBe(422);
  });

  it('or another child, who is a child themselves', async () => {
    const { child, guardian, mate } = await squad(world);
    await consents(world, guardian, child);
    const young = await youngPerson(world);
    for (const who of [mate, young]) {
      const answer = await world.send(who, tagEndpoints.people, {
        query: { search: '', visibility: 'friends' },
      });
      expect(answer.statusCode).toBe(403);
    }
  });

  it('and nobody hands out a consent for the child of somebody else', async () => {
    const { child, coach, mateGuardian } = await squad(world);
    for (const who of [coach, mateGuardian, child]) {
      await expect(consents(world, who, child)).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe('a child who is tagged', () => {
  it('is named with first name and initial, to friends, the club and guardians', async () => {
    const { child, guardian, coach, mate, postId } = await taggedChild();
    for (const who of [coach, mate, child, guardian]) {
      expect(await names(who, postId)).toEqual([MIA]);
    }
  });

  it('is not named to other friends of the coach, who see the picture', async () => {
    const { coach, postId } = await taggedChild();
    const friend = await world.person();
    await befriended(world, coach, friend);
    expect(await names(friend, postId)).toEqual([]);
  });

  it('is gone from everything the moment the guardian takes the consent back', async () => {
    const { child, guardian, coach, mate, postId } = await taggedChild();
    await world.worker.run();
    await consents(world, guardian, child, { given: false });
    for (const who of [coach, mate]) expect(await names(who, postId)).toEqual([]);
    for (const who of [child, guardian]) expect(await names(who, postId)).toBeUndefined();
    expect(await tag(world, coach, await pictured(world, coach), child)).toBe(422);
  });

  it('is gone with the season', async () => {
    const { coach, mate, postId } = await taggedChild();
    const now = world.clock();
    const nextSeason = Date.UTC(now.getUTCFullYear() + (now.getUTCMonth() >= 8 ? 1 : 0), 8, 2);
    const minutes = Math.ceil((nextSeason - now.getTime()) / 60_000);
    const reenter = (who: Person) => world.enter(who.id, who.email);
    world.turnClock(minutes);
    try {
      for (const who of [coach, mate]) expect(await names(await reenter(who), postId)).toEqual([]);
    } finally {
      world.turnClock(-minutes);
    }
  });

  it('is gone when the coach is no longer confirmed, and so is the way to the post', async () => {
    const { club, child, coach, mate, postId } = await taggedChild();
    await world.db
      .updateTable('club_memberships')
      .set({ coach_confirmed_at: null })
      .where('user_id', '=', coach.id)
      .where('club_id', '=', club.id)
      .execute();
    expect(await names(coach, postId)).toEqual([]);
    expect(await names(mate, postId)).toEqual([]);
    expect(await names(child, postId)).toBeUndefined();
  });

  it('is gone while the account is paused, and when the link that gave the consent ends', async () => {
    const { child, guardian, mate, postId } = await taggedChild();
    await putInto(world, child, 'paused');
    expect(await names(mate, postId)).toEqual([]);
    await putInto(world, child, 'active');
    expect(await names(mate, postId)).toEqual([MIA]);
    await world.db
      .updateTable('parental_relationships')
      .set({ ended_at: world.clock(), end_reason: 'left' })
      .where('parent_id', '=', guardian.id)
      .execute();
    expect(await names(mate, postId)).toEqual([]);
  });

  it('leaves the post at once, by child or guardian, and is not tagged there again', async () => {
    for (const remover of ['child', 'guardian'] as const) {
      const { [remover]: who, child, coach, mate, postId } = await taggedChild();
      expect((await tagsSeenBy(world, who, postId))?.map(({ mayRemove }) => mayRemove)).toEqual([
        true,
      ]);
      expect(await removes(mate, postId, child)).toBe(404);
      expect(await removes(who, postId, child)).toBe(204);
      expect(await names(mate, postId)).toEqual([]);
      expect(await tag(world, coach, postId, child)).toBe(409);
    }
  });

  it('stays unnamed to visitors and strangers below a club’s public post', async () => {
    const { club, child, guardian, mate } = await squad(world);
    const { admin } = club;
    await club.join(admin, 'coach');
    const postId = await pictured(world, admin, { clubId: club.id });
    await consents(world, guardian, child);
    expect(await tag(world, admin, postId, child)).toBe(422);
    await consents(world, guardian, child, { use: 'club_pages' });
    expect(await tag(world, admin, postId, child)).toBe(200);
    expect(await names(mate, postId)).toEqual([MIA]);
    expect(await names(guardian, postId)).toEqual([MIA]);
    for (const who of [undefined, await world.person(), await club.member()]) {
      expect(await names(who, postId)).toEqual([]);
    }
  });

  it('is not carried to other readers or another picture by an edit', async () => {
    const { coach, mate, postId } = await taggedChild();
    const { media, content } = await world.call(coach, postEndpoints.read, { params: { postId } });
    const kept = media.map(({ id, alt }) => ({ id, alt }));
    for (const visibility of ['public', 'friends'] as const) {
      await world.call(coach, postEndpoints.edit, {
        params: { postId },
        body: { content, visibility, media: kept },
      });
      expect(await names(mate, postId)).toEqual([]);
    }
  });
});

describe('from 13 the young person says yes', () => {
  /** A girl of this age with a linked adult, in a club with a confirmed coach. */
  async function girl(age: number) {
    const { club, coach } = await squad(world);
    const young = await youngPerson(world, age);
    await club.join(young);
    const adult = await world.person({ userType: 'parent' });
    await linked(world, young, adult, 'teen_link');
    return { young, adult, coach, postId: await pictured(world, coach) };
  }

  it('a linked adult’s yes alone tags nobody of 14, nor does hers alone', async () => {
    const { young, adult, coach, postId } = await girl(14);
    await consents(world, adult, young);
    expect(await tag(world, coach, postId, young)).toBe(422);
    await consentsOwn(world, young);
    expect(await tag(world, coach, postId, young)).toBe(200);
    await consents(world, adult, young, { given: false });
    expect(await names(coach, postId)).toEqual([]);
  });

  it('at 16 a linked adult has no say, and she still says yes to each tag', async () => {
    const { young, adult, coach, postId } = await girl(17);
    await expect(consents(world, adult, young)).rejects.toMatchObject({ status: 403 });
    await consentsOwn(world, young);
    expect(await tag(world, coach, postId, young)).toBe(200);
    expect(await tagsSeenBy(world, coach, postId)).toMatchObject([{ isWaiting: true }]);
    expect(await removes(adult, postId, young)).toBe(403);
    await chooses(young, 'nobody');
    expect(await tag(world, coach, await pictured(world, coach), young)).toBe(422);
  });
});

describe('an adult', () => {
  async function friends() {
    const [author, other, third] = [
      await world.person(),
      await world.person(),
      await world.person(),
    ];
    await befriended(world, author, other);
    await befriended(world, author, third);
    await befriended(world, other, third);
    return { author, other, third, postId: await pictured(world, author) };
  }

  it('is asked first, and nobody else reads the tag before the yes', async () => {
    const { author, other, third, postId } = await friends();
    expect(await tag(world, author, postId, other)).toBe(200);
    expect(await names(third, postId)).toEqual([]);
    await world.call(other, tagEndpoints.accept, { params: { postId } });
    expect(await names(third, postId)).toHaveLength(1);
    expect(await removes(other, postId, other)).toBe(204);
    expect(await names(third, postId)).toEqual([]);
    const again = await world.send(other, tagEndpoints.accept, { params: { postId } });
    expect(again.statusCode).toBe(404);
    expect(await tag(world, author, postId, other)).toBe(409);
  });

  it('is tagged by nobody, or by friends at once, as they choose', async () => {
    const { author, other, third, postId } = await friends();
    await chooses(other, 'nobody');
    expect(await tag(world, author, postId, other)).toBe(422);
    await chooses(other, 'friends');
    expect(await tag(world, author, postId, other)).toBe(200);
    expect(await names(third, postId)).toHaveLength(1);
  });

  it('is tagged by no stranger, and a block takes the tag away', async () => {
    const { author, other, third, postId } = await friends();
    const stranger = await world.person();
    expect(await tag(world, stranger, await pictured(world, stranger), other)).toBe(422);
    await chooses(other, 'friends');
    await tag(world, author, postId, other);
    await world.call(third, friendEndpoints.blockPerson, { params: { userId: other.id } });
    expect(await names(third, postId)).toEqual([]);
    await world.call(other, friendEndpoints.blockPerson, { params: { userId: author.id } });
    expect(await names(author, postId)).toEqual([]);
    expect(await tag(world, author, await pictured(world, author), other)).toBe(422);
  });
});
