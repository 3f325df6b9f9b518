import { asksAdult, linked, putInto, usernameOf, waitingChild, youngPerson } from '#testing/family';
import { befriended } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { familyEndpoints } from '@ribbon/domain/families';
import { friendEndpoints } from '@ribbon/domain/friends';
import { moderationEndpoints } from '@ribbon/domain/moderation';
import { reportEndpoints } from '@ribbon/domain/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const STATES = ['active', 'paused', 'deleting'] as const;

async function youngPersonWhoIs(status: (typeof STATES)[number]): Promise<Person> {
  const young = await youngPerson(world);
  await putInto(world, young, status);
  return young;
}

const words = {
  reason: 'harassment',
  description: 'They write to me all the time',
  childAtRiskNow: false,
} as const;
const reportsBy = async ({ id }: Person) =>
  world.db
    .selectFrom('content_reports')
    .select(['content_type', 'content_author_id'])
    .where('reporter_id', '=', id)
    .execute();
const casesOf = async ({ id }: Person) =>
  world.db
    .selectFrom('safeguarding_reports')
    .select(['urgency', 'source'])
    .where('child_id', '=', id)
    .execute();

describe.each(STATES)('an account that is %s', (state) => {
  it('sees who looks after it, and ends the link', async () => {
    const young = await youngPersonWhoIs(state);
    const adult = await world.person();
    await linked(world, young, adult);
    const { guardians, children } = await world.call(young, familyEndpoints.overview);
    expect(guardians).toMatchObject([{ id: adult.id, canRemove: true }]);
    expect(children).toEqual([]);
    await world.call(young, familyEndpoints.endOwnLink, { params: { guardianId: adult.id } });
    expect((await world.call(young, familyEndpoints.overview)).guardians).toEqual([]);
  });

  it('takes a link back that waits', async () => {
    const young = await youngPerson(world);
    await asksAdult(world, young, await world.person());
    await putInto(world, young, state);
    const [link] = (await world.call(young, familyEndpoints.overview)).waitingLinks;
    await world.call(young, familyEndpoints.cancelLink, { params: { linkId: link?.id ?? '' } });
    expect((await world.call(young, familyEndpoints.overview)).waitingLinks).toEqual([]);
  });

  it('blocks by username, sees whom, and takes it back', async () => {
    const young = await youngPersonWhoIs(state);
    const bully = await world.person();
    await befriended(world, young, bully);
    await world.call(young, friendEndpoints.block, {
      body: { username: await usernameOf(world, bully) },
    });
    const { people } = await world.call(young, friendEndpoints.blocked);
    const [blocked] = people;
    expect(blocked?.username).toBe(await usernameOf(world, bully));
    await world.call(young, friendEndpoints.unblock, { params: { blockId: blocked?.id ?? '' } });
    await world.call(young, friendEndpoints.blockPerson, { params: { userId: bully.id } });
  });

  it('reports somebody by username, also whom it has blocked', async () => {
    const young = await youngPersonWhoIs(state);
    const bully = await world.person();
    await world.call(young, friendEndpoints.block, {
      body: { username: await usernameOf(world, bully) },
    });
    await world.call(young, reportEndpoints.filePerson, {
      body: { username: await usernameOf(world, bully), ...words },
    });
    expect(await reportsBy(young)).toEqual([
      { content_type: 'profile', content_author_id: bully.id },
    ]);
  });

  it('reports its guardian', async () => {
    const young = await youngPersonWhoIs(state);
    const adult = await world.person();
    await world.db
      .updateTable('athlete_profiles')
      .set({ feed_visibility: 'private', listed_in_directory: false })
      .where('id', '=', adult.id)
      .execute();
    await linked(world, young, adult);
    await world.call(young, reportEndpoints.file, {
      body: { contentType: 'profile', contentId: adult.id, ...words },
    });
    expect(await reportsBy(young)).toHaveLength(1);
  });

  it('tells somebody, who is told at once that a person waits', async () => {
    const young = await youngPersonWhoIs(state);
    await world.call(young, moderationEndpoints.tellSomeone, { body: { words: '' } });
    expect(await casesOf(young)).toEqual([{ urgency: 'urgent', source: 'disclosure' }]);
  });
});

it('a child who waits for a guardian blocks, reports and tells somebody', async () => {
  const { child } = await waitingChild(world);
  const bully = await world.person();
  await world.call(child, friendEndpoints.block, {
    body: { username: await usernameOf(world, bully) },
  });
  await world.call(child, reportEndpoints.filePerson, {
    body: { username: await usernameOf(world, bully), ...words },
  });
  await world.call(child, moderationEndpoints.tellSomeone, {
    body: { words: 'I am scared of somebody' },
  });
  expect(await reportsBy(child)).toHaveLength(1);
  expect(await casesOf(child)).toHaveLength(1);
  const nobody = await world.refusal(child, reportEndpoints.filePerson, {
    body: { username: 'nobody.has.this', ...words },
  });
  expect(nobody).toMatchObject({ status: 404 });
});

it('everything else stays closed to them', async () => {
  const young = await youngPersonWhoIs('paused');
  const adult = await world.person();
  await linked(world, young, adult);
  const invite = await world.refusal(young, familyEndpoints.inviteOwnGuardian, {
    body: { email: 'somebody@people.ribbon.test' },
  });
  expect(invite).toMatchObject({ code: 'accountPaused' });
});
