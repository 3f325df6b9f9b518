import { afterAll, afterEach, expect, it, vi } from 'vitest';
import {
  cleanUp,
  databaseServer,
  eventually,
  isStopped,
  postmasterOf,
  removeTemplate,
  startProduct,
  statusOf,
  usedDataDir,
} from './crash/product.ts';
import { applicants, signUpAll, tally } from './crash/sign-ups.ts';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });
afterEach(cleanUp);
afterAll(removeTemplate);

it('brings its database server back by itself, again and again', async () => {
  const dataDir = await usedDataDir();
  const product = await startProduct(dataDir);
  const kill = async (): Promise<void> => {
    const before = await postmasterOf(dataDir);
    process.kill(before, 'SIGKILL');
    await eventually(async () => {
      const now = await postmasterOf(dataDir);
      return now > 0 && now !== before && (await statusOf(product, '/readyz')) === 200;
    });
  };
  await kill();
  await kill();
  expect(tally(await signUpAll(product, applicants(5)))).toEqual({ 204: 5 });
  product.kill('SIGTERM');
  expect(await product.exited).toEqual([0, null]);
  expect(isStopped(dataDir)).toBe(true);
});

it('leaves the database server to the others, and the last one stops it', async () => {
  const dataDir = await usedDataDir();
  const [one, other] = await Promise.all([startProduct(dataDir), startProduct(dataDir)]);
  const { pid } = await databaseServer(dataDir);
  one.kill('SIGTERM');
  expect(await one.exited).toEqual([0, null]);
  expect(await statusOf(other, '/readyz')).toBe(200);
  const third = await startProduct(dataDir);
  expect((await databaseServer(dataDir)).pid).toBe(pid);
  third.kill('SIGTERM');
  other.kill('SIGTERM');
  expect(await Promise.all([third.exited, other.exited])).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(isStopped(dataDir)).toBe(true);
});
