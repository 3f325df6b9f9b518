import { postBy } from '#testing/posts';
import { type Person, type World, createWorld } from '#testing/world';
import { contract } from '@ribbon/domain/contract';
import type { PostId } from '@ribbon/domain/posts';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import openapiTS from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../../../..');
const require = createRequire(import.meta.url);
const modules = require.resolve('openapi-fetch').replace(/(?<=node_modules).*/u, '');

/** What somebody would write who knows nothing of us but the description: a read, a write and a refusal. */
const CALLS = `
import createClient from 'openapi-fetch';
import type { components, paths } from './client.ts';

const [baseUrl = '', cookie = '', postId = '', strange = ''] = process.argv.slice(2);
const { GET, POST } = createClient<paths>({ baseUrl, headers: { cookie } });
const path = { postId };

const read = await GET('/posts/{postId}', { params: { path } });
const post: components['schemas']['FeedPost'] | undefined = read.data;

const written = await POST('/posts/{postId}/comments', {
  params: { path },
  body: { content: 'What a clean routine!' },
});
const comment: components['schemas']['Comment'] | undefined = written.data;
// @ts-expect-error a comment has words
await POST('/posts/{postId}/comments', { params: { path }, body: { text: 'Hello' } });

const refused = await GET('/posts/{postId}', { params: { path: { postId: strange } } });
const code: 'notFound' | 'tooManyRequests' | undefined =
  refused.error?.code === 'notFound' ? refused.error.code : undefined;

console.log(JSON.stringify([post?.author.username, comment?.content, code]));
`;

const TSCONFIG = JSON.stringify({
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: { lib: ['ES2024', 'DOM', 'DOM.Iterable'], skipLibCheck: true },
  include: ['*.ts'],
});

let folder: string;
let world: World;
let mia: Person;
let postId: PostId;
let client: string;
beforeAll(async () => {
  world = await createWorld();
  mia = await world.person();
  postId = await postBy(world, mia, { visibility: 'public' });
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
  client = await openapiTS(new URL('/api/openapi.json', address));
  folder = await mkdtemp(join(tmpdir(), 'ribbon-client-'));
  await symlink(modules, join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'tsconfig.json'), TSCONFIG);
  await writeFile(join(folder, 'client.ts'), client);
  await writeFile(join(folder, 'calls.ts'), CALLS);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await world.close();
});

describe('a client that others make from the description', () => {
  it('is short: 36 lines for each endpoint, with everything they share', () => {
    const endpoints = Object.values(contract).flatMap((group) => Object.keys(group));
    expect(client.split('\n').length).toBeLessThanOrEqual(36 * endpoints.length);
  });

  it('compiles, and its types see a wrong call', async () => {
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch(
      (failed: { stdout: string }) => failed,
    );
    expect(stdout).toBe('');
  });

  it('reads, writes and is refused as it was told', async () => {
    const { port } = world.app.server.address() as { port: number };
    const { stdout } = await run(process.execPath, [
      join(folder, 'calls.ts'),
      `http://127.0.0.1:${port}/api`,
      mia.cookie,
      postId,
      '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c',
    ]);
    expect(JSON.parse(stdout)).toEqual(['person1', 'What a clean routine!', 'notFound']);
  });
});
