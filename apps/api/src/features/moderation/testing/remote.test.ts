import { type World, createWorld } from '#testing/world';
import { moderationEndpoints } from '@ribbon/domain/moderation';
import { postEndpoints } from '@ribbon/domain/posts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service elsewhere, in the shape of its protocol. */
let answer: { status: number; body: unknown } = { status: 200, body: {} };
const asked: { body: Record<string, unknown>; key: string | undefined }[] = [];
const read = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};
const server: Server = createServer((request, response) => {
  void read(request).then((text) => {
    asked.push({ body: JSON.parse(text), key: request.headers.authorization });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
});

const worlds: World[] = [];
let url: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/moderate`;
});
afterEach(() => asked.splice(0));
afterAll(async () => {
  for (const world of worlds) await world.close();
  server.close();
});

async function worldWith(style: 'function' | 'openai'): Promise<World> {
  const world = await createWorld({ moderation: { url, key: 'a key', style } });
  worlds.push(world);
  return world;
}
const post = (content: string) => ({ body: { content, visibility: 'friends' } }) as const;
const lastVerdict = (world: World) =>
  world.db
    .selectFrom('moderation_verdicts')
    .select(['decided_by', 'used_fallback', 'severity', 'confidence'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

describe('a service elsewhere', () => {
  it('is asked in the words of the product, with its key', async () => {
    const world = await worldWith('function');
    answer = { status: 200, body: { is_violation: false, severity: 'green' } };
    const person = await world.person();
    await world.call(person, postEndpoints.create, post('I love my new ribbon!'));
    expect(asked).toEqual([
      { body: { content: 'I love my new ribbon!', type: 'post' }, key: 'Bearer a key' },
    ]);
  });

  it('may be stricter than the house, never more lenient', async () => {
    const world = await worldWith('function');
    const person = await world.person();
    answer = {
      status: 200,
      body: { is_violation: true, severity: 'red', details: 'That is not kind', suggestions: [] },
    };
    const strict = await world.refusal(person, postEndpoints.create, post('I love my new ribbon!'));
    expect(strict).toMatchObject({ code: 'flagged', data: { details: ['That is not kind'] } });
    expect(await lastVerdict(world)).toMatchObject({ decided_by: 'remote' });
    answer = { status: 200, body: { is_violation: false } };
    const lenient = await world.refusal(
      person,
      postEndpoints.create,
      post('you are such an idiot, nobody likes you'),
    );
    expect(lenient).toMatchObject({ code: 'flagged' });
  });

  it.each([
    ['its confidence', 72.4, 72],
    ['none', undefined, 95],
    ['nonsense', 'very', 95],
    ['more than all', 900, 95],
  ])(
    'that is stricter and tells %s is written down with how sure it is',
    async (_, reply, kept) => {
      const world = await worldWith('function');
      const person = await world.person();
      answer = { status: 200, body: { is_violation: true, severity: 'red', confidence: reply } };
      await world.refusal(person, postEndpoints.create, post('I love my new ribbon!'));
      expect(await lastVerdict(world)).toMatchObject({ decided_by: 'remote', confidence: kept });
    },
  );

  it.each([
    ['fails', { status: 500, body: {} }],
    ['talks nonsense', { status: 200, body: { hello: 1 } }],
    ['says no', { status: 403, body: {} }],
  ])('that %s leaves the decision to the house, and that is written down', async (_, broken) => {
    const world = await worldWith('function');
    const person = await world.person();
    answer = broken;
    await world.call(person, postEndpoints.create, post('I love my new ribbon!'));
    expect(await lastVerdict(world)).toEqual({
      decided_by: 'local',
      used_fallback: true,
      severity: 'green',
      confidence: 80,
    });
    const admin = await world.person({ roles: ['system_admin'] });
    expect(await world.call(admin, moderationEndpoints.status)).toMatchObject({
      provider: 'remote',
      fallbacksToday: 1,
    });
    const tested = await world.call(admin, moderationEndpoints.test);
    expect(tested.works).toBe(false);
    expect(JSON.stringify(tested)).not.toContain('a key');
  });

  it('can also be one that speaks the common protocol', async () => {
    const world = await worldWith('openai');
    const person = await world.person();
    answer = {
      status: 200,
      body: { results: [{ flagged: true, categories: { harassment: true, hate: false } }] },
    };
    const refusal = await world.refusal(person, postEndpoints.create, post('Hello there'));
    expect(refusal).toMatchObject({ code: 'flagged', data: { category: 'insult' } });
    expect(asked[0]?.body).toEqual({ input: 'Hello there' });
  });
});
