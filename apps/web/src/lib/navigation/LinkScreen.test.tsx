// @vitest-environment happy-dom
import { show } from '#testing/screen.fixture.tsx';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LinkScreen } from './LinkScreen.tsx';

function open({ error = null, isSpent = false }: { error?: Error | null; isSpent?: boolean }) {
  const refetch = vi.fn<() => unknown>();
  show(
    <LinkScreen
      query={{ error, isFetching: false, refetch }}
      isSpent={isSpent}
      spent={<p>It has been used</p>}
    >
      <p>You are invited</p>
    </LinkScreen>,
  );
  return refetch;
}

it('leads to the invitation', async () => {
  open({});
  expect(await screen.findByText('You are invited')).toBeTruthy();
});

it('tries again when the invitation did not open, as nothing is lost', async () => {
  const refetch = open({ error: new Error('offline') });
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t open this invitation' });
  expect(screen.queryByText('You are invited')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

it('says that a link is spent, and does not try again', async () => {
  open({ error: new Error('spent'), isSpent: true });
  expect(await screen.findByText('It has been used')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
