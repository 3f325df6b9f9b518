// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StatTile, type StatTileProps } from './StatTile.tsx';

afterEach(cleanup);

const tile = (part: Omit<StatTileProps, 'label'>) =>
  render(<StatTile label="Training Plans" one="Training Plan" {...part} />).container;

describe('a figure in a tile', () => {
  it('is named as people count: one plan, two plans', () => {
    expect(tile({ value: 1 }).textContent).toBe('Training Plan1');
    expect(tile({ value: 2 }).textContent).toBe('Training Plans2');
    expect(tile({ value: 21 }).textContent).toBe('Training Plans21');
  });

  it.each([
    [undefined, null],
    [0, 'true'],
    ['0', 'true'],
    ['–', 'true'],
    [1, 'false'],
    ['0%', 'false'],
  ])('%s is marked where it is nought: %s', (value, marked) => {
    expect(tile({ value }).querySelector('.stat')?.getAttribute('data-nought')).toBe(marked);
  });
});
