// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useLastShown } from './useLastShown.ts';

afterEach(cleanup);

const start = (value: string | undefined) =>
  renderHook((given: { value: string | undefined }) => useLastShown(given.value), {
    initialProps: { value },
  });

it('shows nothing before there was anything', () => {
  expect(start(undefined).result.current).toBeUndefined();
});

it('keeps what was shown last while the dialog closes', () => {
  const { result, rerender } = start('Ada');
  rerender({ value: undefined });
  expect(result.current).toBe('Ada');
});

it('shows the next thing at once, and keeps that one then', () => {
  const { result, rerender } = start('Ada');
  rerender({ value: undefined });
  rerender({ value: 'Mia' });
  expect(result.current).toBe('Mia');
  rerender({ value: undefined });
  expect(result.current).toBe('Mia');
});
