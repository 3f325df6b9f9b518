import { family } from '#testing/family';
import { befriended } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { friendEndpoints } from '@ribbon/domain/friends';
import { privacyEndpoints } from '@ribbon/domain/privacy';
import { securityEndpoints } from '@ribbon/domain/security';
import { listen } from '#testing/server/stream';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
let address: string;
beforeAll(async () => {
  world = await createWorld();
  await world.startBackground();
  address = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.close());

async function downloadOf(person: Person): Promise<Record<string, string>> {
  const { rawPayload } = await world.send(person, privacyEndpoints.exportOwn, {});
  const files = unzipSync(rawPayload);
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  );
}

describe('the download of one’s own data', () => {
  it('does not tell that a guardian has declined', async () => {
    const { child } = await family(world);
    const mate = await world.person({ birthYear: world.clock().getUTCFullYear() - 10 });
    const row = { requester_id: mate.id, addressee_id: child.id };
    await world.db
      .insertInto('friendships')
      .values({ ...row, status: 'rejected', addressee_guardian: 'declined' })
      .execute();
    const { 'friendships.json': text = '' } = await downloadOf(mate);
    expect(text).not.toContain('guardian');
    expect(text).not.toContain('declined');
    expect(text).not.toContain('rejected');
    // As in the list of what one has sent.
    expect(JSON.parse(text)).toEqual([]);
  });

  it('tells whom one asked and who asked, and friends, as the screens do', async () => {
    const [mia, zoe, ana] = [await world.person(), await world.person(), await world.person()];
    await befriended(world, mia, zoe);
    await world.db
      .insertInto('friendships')
      .values({ requester_id: ana.id, addressee_id: mia.id, requester_guardian: 'waiting' })
      .execute();
    const { 'friendships.json': text = '' } = await downloadOf(mia);
    expect(JSON.parse(text)).toMatchObject([{ addressee_id: zoe.id, status: 'accepted' }]);
    expect(text).not.toContain(ana.id);
  });

  it('does not tell whom one has asked by a friend code, before they have said yes', async () => {
    const aged = (age: number) => world.person({ birthYear: world.clock().getUTCFullYear() - age });
    const [teen, stranger] = [await aged(14), await aged(17)];
    const { code } = await world.call(teen, friendEndpoints.code);
    await world.call(stranger, friendEndpoints.useCode, { body: { code: code?.code ?? '' } });
    const before = await downloadOf(stranger);
    expect(Object.values(before).join('\n')).not.toContain(teen.id);
    expect(JSON.parse(before['friendships.json'] ?? '')).toMatchObject([{ status: 'pending' }]);
    expect((await downloadOf(teen))['friendships.json']).toContain(stranger.id);
    await world.call(teen, friendEndpoints.accept, { params: { userId: stranger.id } });
    expect((await downloadOf(stranger))['friendships.json']).toContain(teen.id);
  });

  it('counts minors who follow, and gives nobody’s id', async () => {
    const coach = await world.person();
    const teen = await world.person({ birthYear: world.clock().getUTCFullYear() - 15 });
    const adult = await world.person();
    await world.db
      .insertInto('follows')
      .values([teen, adult].map(({ id }) => ({ follower_id: id, followed_id: coach.id })))
      .execute();
    const { 'follows.json': text = '' } = await downloadOf(coach);
    expect(text).toContain(adult.id);
    expect(text).not.toContain(teen.id);
    expect(JSON.parse(text)).toHaveLength(2);
  });

  it('names the blocked as the list of them does', async () => {
    const { child, username } = await family(world);
    const adult = await world.person();
    await world.call(adult, friendEndpoints.block, { body: { username } });
    const files = await downloadOf(adult);
    expect(Object.values(files).join('\n')).not.toContain(child.id);
    expect(files['blocked-people.json']).toContain(username);
  });
});

describe('blocking by username', () => {
  it('does not give the id of a child', async () => {
    const { child, username } = await family(world);
    const adult = await world.person();
    await world.call(adult, friendEndpoints.block, { body: { username } });
    const answer = await world.send(adult, friendEndpoints.blocked, {});
    expect(answer.body).toContain(username);
    expect(answer.body).not.toContain(child.id);
    const [entry] = (await world.call(adult, friendEndpoints.blocked)).people;
    await world.call(adult, friendEndpoints.unblock, {
      params: { blockId: entry?.id ?? '' },
    });
    expect((await world.call(adult, friendEndpoints.blocked)).people).toEqual([]);
  });
});

describe('an open stream', () => {
  const ends = async (stream: { next(): Promise<unknown> }) => {
    try {
      for (;;) await stream.next();
    } catch (error) {
      return String(error);
    }
  };

  it.each([
    ['signs out', (person: Person) => world.call(person, accountEndpoints.signOut)],
    [
      'signs out everywhere',
      (person: Person) => world.call(person, securityEndpoints.endAllSessions),
    ],
    [
      'is signed out by another process',
      async (person: Person) => {
        await world.db.deleteFrom('sessions').where('user_id', '=', person.id).execute();
      },
    ],
  ])('closes when its person %s', async (_, act) => {
    const person = await world.person();
    const stream = await listen(address, { who: person });
    await act(person);
    expect(await ends(stream)).toContain('the stream ended');
  });

  it('stays when another sign-in of the same person ends', async () => {
    const person = await world.person();
    const other = await world.enter(person.id, person.email);
    const stream = await listen(address, { who: person });
    await world.call(other, accountEndpoints.signOut);
    const first = await Promise.race([
      ends(stream),
      new Promise((done) => {
        setTimeout(() => done('open'), 700);
      }),
    ]);
    expect(first).toBe('open');
    stream.close();
  });
});
