import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restedActivity } from './activity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('many clicks and keys are one act, two seconds after the last', () => {
  const act = vi.fn<() => void>();
  const { touched } = restedActivity(act);
  for (let times = 0; times < 10; times += 1) {
    touched();
    vi.advanceTimersByTime(1900);
  }
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledOnce();
});

it('whoever types for minutes without a pause is active all the same', () => {
  const act = vi.fn<() => void>();
  const { touched } = restedActivity(act);
  for (let seconds = 0; seconds < 120; seconds += 1) {
    touched();
    vi.advanceTimersByTime(1000);
  }
  expect(act.mock.calls.length).toBeGreaterThanOrEqual(3);
});

it('nothing happens after the end', () => {
  const act = vi.fn<() => void>();
  const { touched, stop } = restedActivity(act);
  touched();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});
