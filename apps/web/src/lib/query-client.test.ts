import { accountFaults } from '@ribbon/domain/accounts';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retried } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function send(answer: () => Promise<string>) {
  const mutationFn = vi.fn<() => Promise<string>>(answer);
  const outcome = new MutationObserver(new QueryClient(), { mutationFn, ...retried })
    .mutate()
    .catch((error: unknown) => error);
  return { mutationFn, outcome };
}

it('a connection that failed is tried again after one second, then after two, then no more', async () => {
  const lost = new TypeError('Failed to fetch');
  const { mutationFn, outcome } = send(() => Promise.reject(lost));
  const triedAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return mutationFn.mock.calls.length;
  };
  expect(await triedAfter(0)).toBe(1);
  expect(await triedAfter(999)).toBe(1);
  expect(await triedAfter(1)).toBe(2);
  expect(await triedAfter(1999)).toBe(2);
  expect(await triedAfter(1)).toBe(3);
  expect(await triedAfter(60_000)).toBe(3);
  expect(await outcome).toBe(lost);
});

it('a refusal is final', async () => {
  const { mutationFn, outcome } = send(() => Promise.reject(accountFaults.wrongCredentials()));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(mutationFn).toHaveBeenCalledOnce();
  expect(accountFaults.wrongCredentials.matches(await outcome)).toBe(true);
});

it('nobody notices a connection that failed once', async () => {
  let calls = 0;
  const { outcome } = send(async () => {
    calls += 1;
    if (calls === 1) throw new DOMException('The operation timed out.', 'TimeoutError');
    return 'welcome';
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome).toBe('welcome');
});
