// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextField } from '../../forms/text/TextField.tsx';
import { ConfirmDialog, Dialog } from './Dialogs.tsx';

afterEach(cleanup);

function Page({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Leave Review
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Your review" dismissible={dismissible}>
        <TextField label="Comment" />
      </Dialog>
    </>
  );
}

it('starts in the first field and gives the focus back', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Leave Review' });
  await userEvent.click(opener);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Comment')));
  expect(screen.getByRole('dialog', { name: 'Your review' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('asks on Escape when something was typed, and keeps it until the answer is to leave', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave Review' }));
  await userEvent.type(screen.getByLabelText('Comment'), 'Kind coaches');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await waitFor(() =>
    expect(document.activeElement).toBe(
      within(question).getByRole('button', { name: 'Keep editing' }),
    ),
  );
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Comment').value).toBe('Kind coaches');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closes at once when what was typed is gone again, and begins anew the next time', async () => {
  render(<Page />);
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Leave Review' }));
  await open();
  await userEvent.type(screen.getByLabelText('Comment'), 'ab{Backspace}{Backspace}');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('stays open on Escape where something is shown only once', async () => {
  render(<Page dismissible={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave Review' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks before it deletes, and starts on the harmless answer', async () => {
  const remove = vi.fn<() => void>();
  render(
    <ConfirmDialog
      open
      onOpenChange={() => undefined}
      title="Delete Post"
      text="This cannot be undone."
      confirmLabel="Delete Forever"
      cancelLabel="Keep Post"
      onConfirm={remove}
    />,
  );
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep Post' })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete Forever' }));
  expect(remove).toHaveBeenCalledOnce();
});

it('starts on the main answer and takes Escape for none where the question insists', async () => {
  const answer = vi.fn<(open: boolean) => void>();
  render(
    <ConfirmDialog
      open
      insistent
      onOpenChange={answer}
      title="Your session has expired"
      text="Please sign in again."
      confirmLabel="Sign In Again"
      cancelLabel="Continue as Guest"
      onConfirm={() => undefined}
    />,
  );
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sign In Again' })),
  );
  await userEvent.keyboard('{Escape}');
  expect(answer).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Continue as Guest' }));
  expect(answer).toHaveBeenCalledExactlyOnceWith(false);
});
