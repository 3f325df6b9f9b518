// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useOpenOne } from './useOpenOne.ts';

afterEach(cleanup);

const openOf = (list: ReturnType<typeof useOpenOne>) =>
  [0, 1, 2, 3].filter((index) => list.isOpen(index));

it('opens the first, then one at a time, and closes it when it is pressed again', () => {
  const { result } = renderHook(useOpenOne);
  expect(openOf(result.current)).toEqual([0]);
  act(() => result.current.toggle(2));
  expect(openOf(result.current)).toEqual([2]);
  act(() => result.current.toggle(2));
  expect(openOf(result.current)).toEqual([]);
});

it('keeps open what was open when one before it is removed', () => {
  const { result } = renderHook(useOpenOne);
  act(() => result.current.open(2));
  act(() => result.current.removed(0));
  expect(openOf(result.current)).toEqual([1]);
  act(() => result.current.removed(3));
  expect(openOf(result.current)).toEqual([1]);
  act(() => result.current.removed(1));
  expect(openOf(result.current)).toEqual([]);
});
