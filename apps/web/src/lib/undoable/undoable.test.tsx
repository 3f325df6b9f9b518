// @vitest-environment happy-dom
import { Toaster } from '#ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { UNDO_MS, undoable, useUndoable } from './undoable.ts';

const NAMES = ['Ada', 'Mia', 'Zoe'];
const sent: string[] = [];

function Names({ shown = 'all' }: { shown?: string }) {
  const waiting = useUndoable(shown);
  return (
    <>
      <ul>
        {NAMES.filter((name) => !waiting.has(name)).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Toaster />
    </>
  );
}

const decide = (id: string, send = async () => void sent.push(id)) =>
  act(() => undoable.decide({ id, success: `Approved: ${id}`, send }));
const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// What shows messages is fetched with the first press or key.
beforeAll(async () => {
  render(<Toaster />);
  fireEvent.keyDown(window);
  await screen.findByLabelText(/^Messages/u);
  cleanup();
});
beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
});
afterEach(async () => {
  await act(async () => undoable.sendAll());
  cleanup();
  vi.useRealTimers();
});

it('a decision leaves the list at once and is sent when it can no longer be undone', async () => {
  render(<Names />);
  decide('Mia');
  expect(names()).not.toContain('Mia');
  await pass(UNDO_MS - 1);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toEqual(['Mia']);
});

it('what is undone was never sent, the last decision first', async () => {
  render(<Names />);
  decide('Ada');
  decide('Mia');
  act(() => undoable.undoLast());
  expect(names()).toContain('Mia');
  act(() => undoable.undoLast());
  act(() => undoable.undoLast());
  expect(names()).toContain('Ada');
  await pass(UNDO_MS);
  expect(sent).toEqual([]);
});

it('each message undoes its own decision', async () => {
  render(<Names />);
  decide('Ada');
  await pass(50);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await pass(UNDO_MS);
  expect(sent).toEqual([]);
  expect(names()).toContain('Ada');
});

it('whoever leaves the list, or looks at another part of it, has decided', async () => {
  const { rerender, unmount } = render(<Names shown="pending" />);
  decide('Ada');
  rerender(<Names shown="approved" />);
  expect(sent).toEqual(['Ada']);
  decide('Mia');
  unmount();
  expect(sent).toEqual(['Ada', 'Mia']);
});

it('a page that is put away sends what waits', () => {
  render(<Names />);
  decide('Ada');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(sent).toEqual(['Ada']);
});

it('what could not be sent is back in the list', async () => {
  render(<Names />);
  decide('Ada', () => Promise.reject(new Error('offline')));
  await pass(UNDO_MS);
  expect(names()).toContain('Ada');
});
