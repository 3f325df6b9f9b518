import { startPair } from '#testing/server/pair';
import { type Person, type World, createWorld } from '#testing/world';
import { contract } from '@ribbon/domain/contract';
import type { Endpoint } from '@ribbon/domain/kernel';
import type { PostId } from '@ribbon/domain/posts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { feedOf, postBy } from './posts.ts';
import { comparison } from './visibility/comparison.ts';
import { graphs } from './visibility/graphs.ts';
import { storedPicture } from './visibility/settle.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

/** One graph, with all its viewers. */
const COMPARISON_MS = 240_000;

const endpoints = Object.entries(contract).flatMap(([slice, ofSlice]) =>
  Object.values(ofSlice).map((endpoint: Endpoint) => ({ slice, ...endpoint })),
);
const marked = endpoints.filter(({ reads }) => reads === 'replica');

describe('what may be read from a replica', () => {
  it('is only what is read, and never by administrators', () => {
    expect(marked.length).toBeGreaterThan(20);
    expect(
      marked.filter(({ method, access }) => method !== 'GET' || access === 'systemAdmin'),
    ).toEqual([]);
  });

  it.each([
    'accounts',
    'audit',
    'families',
    'friends',
    'guardianForms',
    'media',
    'messages',
    'moderation',
    'notifications',
    'privacy',
    'proposals',
    'reports',
    'safeguarding',
    'sanctions',
    'security',
    'settings',
  ])('is nothing of %s', (name) => {
    expect(endpoints.some(({ slice }) => slice === name)).toBe(true);
    expect(marked.filter(({ slice }) => slice === name)).toEqual([]);
  });
});

describe('with a replica', () => {
  let pair: Awaited<ReturnType<typeof startPair>>;
  let world: World;
  let writer: Person;
  beforeAll(async () => {
    pair = await startPair();
    const { database, replicas } = pair;
    world = await createWorld({}, undefined, undefined, { database, replicas });
    await vi.waitUntil(async () => (await replicas.look())[0] !== undefined, { timeout: 20_000 });
  });
  // A comparison turns the clock far enough to end a session.
  beforeEach(async () => {
    writer = await world.person();
  });
  afterAll(async () => {
    await world.close();
    await pair.stop();
  });

  /** Where the reads of `act` were answered. */
  async function placesOf(act: () => Promise<unknown>) {
    const before = pair.replicas.served();
    await act();
    const after = pair.replicas.served();
    return { replica: after.replica - before.replica, primary: after.primary - before.primary };
  }
  const post = (content: string) => postBy(world, writer, { content, visibility: 'public' });
  const reads = async (who: Person) => (await feedOf(world, who)).map(({ content }) => content);
  const hide = (id: PostId) => world.db.deleteFrom('posts').where('id', '=', id).execute();
  const isRead = (place: 'primary' | 'replica') =>
    vi.waitUntil(async () => (await placesOf(() => reads(writer)))[place] === 1);
  const isThere = (is: boolean) =>
    vi.waitUntil(() => (pair.replicas.count() === 1) === is, { timeout: 10_000, interval: 20 });

  it('reads there, and finds at once what was just saved', async () => {
    for (const text of ['one', 'two', 'three']) {
      await post(text);
      expect((await reads(writer))[0]).toBe(text);
    }
    await isRead('replica');
  });

  it('asks the primary while the replica is behind, and shows nothing that was hidden before', async () => {
    const shown = await post('here for a moment');
    await pair.pause();
    await hide(shown);
    const places = await placesOf(async () => {
      expect(await reads(writer)).not.toContain('here for a moment');
    });
    expect(places).toEqual({ replica: 0, primary: 1 });
    await pair.resume();
    await isRead('replica');
  });

  it('leaves one that hangs within two seconds, and what was being read there goes on', async () => {
    await isThere(true);
    await post('still here');
    await pair.freeze();
    try {
      expect(await reads(writer)).not.toEqual([]);
      await isThere(false);
      expect(await placesOf(() => reads(writer))).toEqual({ replica: 0, primary: 1 });
    } finally {
      await pair.thaw();
    }
    await isThere(true);
  });

  it('leaves one that is gone, and takes it back', async () => {
    await post('still here');
    await pair.stopStandby();
    await isThere(false);
    expect(await reads(writer)).not.toEqual([]);
    await pair.startStandby();
    await isThere(true);
  });

  it(
    'shows each viewer what the rules say with a replica that is half a second late',
    async () => {
      await pair.delay(500);
      const property = fc.asyncProperty(graphs, comparison(world, await storedPicture(world)));
      const places = await placesOf(() => fc.assert(property, { numRuns: 1, seed: 11 }));
      expect(places.primary).toBeGreaterThan(0);
      await pair.delay(0);
    },
    COMPARISON_MS,
  );

  it(
    'shows each viewer what the rules say with a replica that keeps up',
    async () => {
      await isThere(true);
      const property = fc.asyncProperty(graphs, comparison(world, await storedPicture(world)));
      const places = await placesOf(() => fc.assert(property, { numRuns: 1, seed: 12 }));
      expect(places.replica).toBeGreaterThan(places.primary);
    },
    COMPARISON_MS,
  );

  it('leaves one that has become a primary of its own', async () => {
    await pair.promote();
    await isThere(false);
    await post('only at the real one');
    expect(await reads(writer)).toContain('only at the real one');
  });
});
