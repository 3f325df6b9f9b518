// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useTimer } from './useTimer.ts';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

it('is kept in this browser from start to stop, and no longer', () => {
  const timer = renderHook(() => useTimer('mia'));
  act(() => timer.result.current.start());
  expect(Object.keys(localStorage)).toEqual(['ribbon-training-timer:mia']);
  expect(renderHook(() => useTimer('mia')).result.current.startedAt).toBeInstanceOf(Date);
  act(() => timer.result.current.stop());
  expect(Object.keys(localStorage)).toEqual([]);
  expect(timer.result.current.startedAt).toBeUndefined();
});
