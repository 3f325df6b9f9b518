// @vitest-environment happy-dom
import type { FamilyChild } from '@ribbon/domain/families';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PermissionSwitch } from './PermissionSwitch.tsx';

afterEach(cleanup);

function setUp(over: Partial<FamilyChild['permissions'][number]> = {}, mayGrant = true) {
  const change = vi.fn<(granted: boolean, expiresAt: Date | null) => void>();
  render(
    <PermissionSwitch
      entry={{ permission: 'comment', granted: true, grantedAt: null, expiresAt: null, ...over }}
      mayGrant={mayGrant}
      onChange={change}
    />,
  );
  return change;
}

it('takes a permission back with one press', async () => {
  const change = setUp();
  await userEvent.click(screen.getByRole('switch', { name: 'Comment on posts' }));
  expect(change).toHaveBeenCalledWith(false, null);
});

it('gives a permission an end, at the end of the chosen day', async () => {
  const change = setUp();
  await userEvent.click(
    screen.getByRole('button', { name: 'Set an end date for: Comment on posts' }),
  );
  fireEvent.change(screen.getByLabelText('Comment on posts until'), {
    target: { value: '2126-12-24' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(change).toHaveBeenCalledWith(true, new Date('2126-12-24T23:59:59'));
});

it('refuses a day that is over', async () => {
  const change = setUp();
  await userEvent.click(
    screen.getByRole('button', { name: 'Set an end date for: Comment on posts' }),
  );
  fireEvent.change(screen.getByLabelText('Comment on posts until'), {
    target: { value: '2020-01-01' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert').textContent).toBe('Please choose a date in the future');
  expect(change).not.toHaveBeenCalled();
});

it('says until when, and takes the end away again', async () => {
  const change = setUp({ expiresAt: new Date('2126-12-24T23:59:59') });
  expect(screen.getByText('Until 24 December 2126')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /No end date/u }));
  expect(change).toHaveBeenCalledWith(true, null);
});

it('offers no end for what is not allowed', () => {
  setUp({ granted: false });
  expect(screen.queryByRole('button')).toBeNull();
});

it('only goes off for a guardian who may not switch it on', async () => {
  const change = setUp({}, false);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Comment on posts' }));
  expect(change).toHaveBeenCalledWith(false, null);
  cleanup();
  setUp({ granted: false }, false);
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getByText('Off')).toBeTruthy();
});
