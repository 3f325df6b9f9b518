// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useTheme } from './theme.ts';

beforeEach(() => localStorage.clear());

it('is kept once somebody picks one, and forgotten with the device’s own', () => {
  const { result } = renderHook(() => useTheme());
  expect(Object.keys(localStorage)).toEqual([]);
  act(() => result.current.setTheme('dark'));
  expect([localStorage.getItem('theme'), document.documentElement.dataset['theme']]).toEqual([
    'dark',
    'dark',
  ]);
  act(() => result.current.setTheme('system'));
  expect(Object.keys(localStorage)).toEqual([]);
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});
