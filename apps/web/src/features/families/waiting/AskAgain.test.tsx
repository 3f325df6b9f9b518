// @vitest-environment happy-dom
import type { WaitingState } from '@ribbon/domain/families';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AskAgain } from './AskAgain.tsx';

const NOW = new Date('2026-11-15T10:00:00Z');

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (nextSendAt: WaitingState['nextSendAt']) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AskAgain
        state={{ guardianEmail: 'pat@families.test', sentAt: NOW, nextSendAt, purgeAt: NOW }}
      />
    </QueryClientProvider>,
  );
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /send it/iu });

it('counts the seconds until the mail can go out again', () => {
  show(new Date(NOW.getTime() + 3000));
  expect(button().disabled).toBe(true);
  expect(button().textContent).toBe('You can send it again in 3 seconds');
  act(() => {
    vi.advanceTimersByTime(3000);
  });
  expect(button().disabled).toBe(false);
  expect(button().textContent).toBe('Send it again');
});

it('says that the next mail goes out tomorrow', () => {
  show(null);
  expect(button().disabled).toBe(true);
  expect(screen.getByText(/You can send the next one tomorrow/u)).toBeTruthy();
});

it('takes another address in place, and lets go of it', () => {
  show(NOW);
  fireEvent.click(screen.getByRole('button', { name: 'Use another email' }));
  expect(screen.getByLabelText('Your grown-up’s email')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(button().textContent).toBe('Send it again');
});
