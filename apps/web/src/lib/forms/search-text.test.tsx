// @vitest-environment happy-dom
import { SearchField } from '#ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchText } from './search-text.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function List({ initial }: { initial?: string }) {
  const { field, words, clear } = useSearchText(initial);
  return (
    <>
      <SearchField label="Name" {...field} />
      <button onClick={clear}>Show all</button>
      <output>{words}</output>
    </>
  );
}

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Name' }), { target: { value } });
const asked = () => screen.getByRole('status').textContent;
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('asks for what was typed once typing pauses, without the blanks around it', () => {
  render(<List />);
  type('mi');
  wait(200);
  type(' mia ');
  wait(200);
  expect(asked()).toBe('');
  wait(300);
  expect(asked()).toBe('mia');
});

it('begins with what the address says', () => {
  render(<List initial="ada" />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ada');
  expect(asked()).toBe('ada');
});

it('empties the field and shows everything again', () => {
  render(<List initial="ada" />);
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  wait(300);
  expect(asked()).toBe('');
});
