// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastSeconds, minutesAndSeconds, useLastSeconds } from './countdown.ts';
import { noteServerTime } from '../http/server-clock.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  cleanup();
  noteServerTime(new Date(Date.now()).toUTCString());
  vi.useRealTimers();
});

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });

it.each([
  [121_000, undefined],
  [120_000, undefined],
  [119_000, 119],
  [102_500, 103],
  [0, 0],
  [-5000, 0],
])('%d ms before the end the countdown shows %s', (left, shown) => {
  expect(lastSeconds(1_000_000 + left, 1_000_000)).toBe(shown);
});

it.each([
  [119, '1:59'],
  [103, '1:43'],
  [60, '1:00'],
  [9, '0:09'],
])('%d seconds are written as %s', (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text);
});

describe('the countdown', () => {
  it('appears under two minutes, counts down, and asks at the end', () => {
    const onEnd = vi.fn<() => void>();
    const { result } = renderHook(() => useLastSeconds(20 * 60_000, onEnd));
    expect(result.current).toBeUndefined();
    pass(18 * 60);
    expect(result.current).toBeUndefined();
    pass(1);
    expect(result.current).toBe(119);
    pass(118);
    expect(result.current).toBe(1);
    expect(onEnd).not.toHaveBeenCalled();
    pass(1);
    expect(result.current).toBe(0);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('goes away when the end moves on', () => {
    const { result, rerender } = renderHook(({ end }) => useLastSeconds(end, () => undefined), {
      initialProps: { end: 100_000 },
    });
    expect(result.current).toBe(100);
    rerender({ end: 20 * 60_000 });
    expect(result.current).toBeUndefined();
  });

  it('goes by the server’s clock, whatever the device believes', () => {
    noteServerTime(new Date(18 * 60_000 + 30_000).toUTCString());
    const { result } = renderHook(() => useLastSeconds(20 * 60_000, () => undefined));
    expect(result.current).toBe(90);
  });
});
