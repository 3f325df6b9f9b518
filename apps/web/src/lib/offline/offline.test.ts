// @vitest-environment happy-dom
import type { Me } from '@ribbon/domain/accounts';
import { afterEach, expect, it, vi } from 'vitest';
import { offline } from './offline.ts';

const mia = { id: 'mia' } as Me;
afterEach(() => void vi.unstubAllGlobals());

/** A browser whose worker takes its time, and storage that is not there. */
function slowWorker() {
  const workers: { unregister(): Promise<boolean> }[] = [];
  const arrival = Promise.withResolvers<void>();
  const register = vi.fn<() => Promise<void>>(async () => {
    await arrival.promise;
    workers.push({ unregister: async () => workers.splice(0).length > 0 });
  });
  const serviceWorker = { register, getRegistrations: async () => [...workers] };
  vi.stubGlobal('navigator', { serviceWorker });
  return {
    workers,
    isAsked: () => vi.waitFor(() => expect(register).toHaveBeenCalled()),
    arrives: () => arrival.resolve(),
  };
}

it('whoever signs out while they are being kept is not kept', async () => {
  const { workers, isAsked, arrives } = slowWorker();
  const keeping = offline.keep(mia);
  await isAsked();
  const forgetting = offline.forget();
  // On the screen until all is gone: a timer or a newer answer would keep them once more.
  await offline.keep(mia);
  arrives();
  await Promise.all([keeping, forgetting]);
  expect(workers).toEqual([]);
  expect(offline.isKept()).toBe(false);
});

it('whoever comes after them is', async () => {
  const { workers, arrives } = slowWorker();
  arrives();
  await offline.keep(mia);
  expect(workers).toHaveLength(1);
  expect(offline.isKept()).toBe(true);
  await offline.forget();
  expect(workers).toEqual([]);
});
