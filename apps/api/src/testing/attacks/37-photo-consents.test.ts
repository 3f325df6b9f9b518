import { clubIn } from '#testing/club';
import { family, linked, verified } from '#testing/family';
import { consents, consentsOwn, namesSeenBy, pictured, squad, tag } from '#testing/tags';
import { type Person, type World, createWorld } from '#testing/world';
import { teammateEndpoints } from '@ribbon/domain/clubs';
import { familyEndpoints } from '@ribbon/domain/families';
import type { PostId } from '@ribbon/domain/posts';
import { ProfileEdit, profileEndpoints } from '@ribbon/domain/profiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const names = (who: Person, postId: PostId) => namesSeenBy(world, who, postId);
const consentOf = async (guardian: Person, child: Person) =>
  (
    await world.call(guardian, familyEndpoints.photosOf, { params: { childId: child.id } })
  ).uses.find(({ use }) => use === 'club_members');
async function another(child: Person): Promise<Person> {
  const guardian = await world.person({ userType: 'parent' });
  await linked(world, child, guardian);
  return guardian;
}
const nowOf = (child: Person, age: number) =>
  world.db
    .updateTable('athlete_profiles')
    .set({
      birth_month: 12,
      birth_year: world.clock().getUTCFullYear() - age - 1,
      user_type: 'gymnast',
    })
    .where('id', '=', child.id)
    .execute();
async function movesTo(young: Person, country: ProfileEdit['country']) {
  const own = await world.call(young, profileEndpoints.own);
  const edit = { ...own, country, instagram: null, youtube: null, tiktok: null };
  await world.call(young, profileEndpoints.edit, { body: ProfileEdit.parse(edit) });
}
async function taggedChild() {
  const scene = await squad(world);
  await consents(world, scene.guardian, scene.child);
  const postId = await pictured(world, scene.coach);
  expect(await tag(world, scene.coach, postId, scene.child)).toBe(200);
  return { ...scene, postId };
}

describe('two guardians of whom one says no', () => {
  it('agree to nothing, whoever speaks last, until the no is taken back', async () => {
    const { child, guardian, coach, mate, postId } = await taggedChild();
    const father = await another(child);
    await consents(world, father, child, { given: false });
    await consents(world, guardian, child);
    expect(await names(mate, postId)).toEqual([]);
    expect(await tag(world, coach, await pictured(world, coach), child)).toBe(422);
    expect(await consentOf(guardian, child)).toMatchObject({
      stands: false,
      guardian: { given: true },
      isRefusedByOther: true,
    });
    expect(await consentOf(father, child)).toMatchObject({
      guardian: { given: false },
      isRefusedByOther: false,
    });
    await consents(world, father, child);
    expect(await names(mate, postId)).toEqual(['Mia T.']);
  });

  it('are one guardian again when the other goes: what was said goes along', async () => {
    const { child, mate, postId } = await taggedChild();
    const father = await another(child);
    await consents(world, father, child, { given: false });
    expect(await names(mate, postId)).toEqual([]);
    await world.db
      .updateTable('parental_relationships')
      .set({ ended_at: world.clock(), end_reason: 'left' })
      .where('parent_id', '=', father.id)
      .execute();
    expect(await names(mate, postId)).toEqual(['Mia T.']);
  });
});

describe('the yes of somebody who may not decide', () => {
  it('counts for nothing before a guardian is verified, and from then on', async () => {
    const club = await clubIn(world);
    const { child, guardian } = await family(world, { isVerified: false });
    await club.join(child);
    const coach = await world.person({ userType: 'coach' });
    await club.join(coach, 'coach');
    await consents(world, guardian, child);
    const usesSeen = async () => {
      const asked = { params: { clubId: club.id }, query: {} };
      const { people } = await world.call(coach, teammateEndpoints.list, asked);
      return people.find(({ id }) => id === child.id)?.photoUses;
    };
    expect(await usesSeen()).toEqual([]);
    expect(await consentOf(guardian, child)).toMatchObject({ stands: false });
    await verified(world, child);
    expect(await usesSeen()).toEqual(['club_members']);
  });

  it('ends when a guardian only looks from now on, who tags the child no more either', async () => {
    const { child, guardian, mate, postId } = await taggedChild();
    const mother = await another(child);
    await consents(world, mother, child);
    const theirs = await pictured(world, guardian);
    expect(await tag(world, guardian, theirs, child)).toBe(200);
    const looksOnly = (who: Person) =>
      world.db
        .updateTable('parental_relationships')
        .set({ role: 'view_only' })
        .where('parent_id', '=', who.id)
        .execute();
    await looksOnly(guardian);
    expect(await names(mate, postId)).toEqual(['Mia T.']);
    expect(await names(guardian, theirs)).toEqual([]);
    expect(await tag(world, guardian, await pictured(world, guardian), child)).toBe(422);
    await looksOnly(mother);
    expect(await names(mate, postId)).toEqual([]);
  });
});

describe('the yes of somebody whose country asks an adult as well', () => {
  it.each([
    ['United Kingdom', 13, null],
    ['Bulgaria', 13, 14],
    ['Bulgaria', 14, null],
    ['France', 14, 15],
    ['Germany', 15, 16],
    ['Germany', 16, null],
    ['Other', 15, 16],
  ])('in %s at %i: an adult is asked until %s', async (country, age, until) => {
    const young = await world.person({ country });
    await nowOf(young, age);
    await consentsOwn(world, young);
    const { uses, missesAdult, needsGuardian } = await world.call(young, familyEndpoints.ownPhotos);
    expect(missesAdult).toEqual(until && { age: until });
    expect(needsGuardian).toBe(until !== null);
    const stands = uses.find(({ use }) => use === 'club_members')?.stands;
    expect(stands).toBe(until === null);
  });

  it.each([
    ['Germany', 'United Kingdom', 16],
    ['France', 'Italy', 15],
    ['United Kingdom', 'France', 15],
    ['Other', 'United States', 16],
  ] as const)(
    'is not moved down: from %s to %s an adult is asked until %i',
    async (from, to, until) => {
      const young = await world.person({ country: from });
      await nowOf(young, 14);
      await movesTo(young, to);
      await consentsOwn(world, young);
      const { missesAdult } = await world.call(young, familyEndpoints.ownPhotos);
      expect(missesAdult).toEqual({ age: until });
    },
  );

  it('counts for tags once a linked adult says yes, too', async () => {
    const { child, coach, mate, guardian } = await squad(world);
    await nowOf(child, 14);
    await movesTo(child, 'Germany');
    await world.db.deleteFrom('parental_relationships').where('child_id', '=', child.id).execute();
    await consentsOwn(world, child);
    const postId = await pictured(world, coach);
    expect(await tag(world, coach, postId, child)).toBe(422);
    await linked(world, child, guardian);
    expect(await tag(world, coach, postId, child)).toBe(422);
    await consents(world, guardian, child);
    expect(await tag(world, coach, postId, child)).toBe(200);
    // A young person is asked first.
    expect(await names(mate, postId)).toEqual([]);
  });
});

describe('a tag from childhood', () => {
  it('does not stand from 13 on without the young person’s yes to it', async () => {
    const { child, mate, postId } = await taggedChild();
    await nowOf(child, 14);
    expect(await names(mate, postId)).toEqual([]);
    await consentsOwn(world, child);
    expect(await names(mate, postId)).toEqual([]);
  });

  it('does not come back at 18, when no consent is asked any more', async () => {
    const { child, coach, mate, postId } = await taggedChild();
    await nowOf(child, 19);
    // Ten years ago: the clock of the test does not go that far without ending every session.
    await world.db
      .updateTable('post_tags')
      .set({ tagged_at: new Date(world.clock().getTime() - 3650 * 86_400_000) })
      .where('user_id', '=', child.id)
      .execute();
    for (const who of [mate, coach]) expect(await names(who, postId)).toEqual([]);
  });
});
