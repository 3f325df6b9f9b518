// @vitest-environment happy-dom
import { useSchemaForm } from '#lib/forms/form.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { DecisionDialog, ReasonForm } from './DecisionDialog.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';

afterEach(cleanup);

const schema = z.object({ reason: z.string().min(1, 'Please say why') });

function Reasons({ onDecided }: { onDecided: (reason: string) => Promise<void> }) {
  const form = useSchemaForm(schema, { reason: '' });
  return (
    <ReasonForm
      form={form}
      name="reason"
      label="Why?"
      confirmLabel="Reject"
      tone="danger"
      pending={false}
      onSubmit={form.handleSubmit(({ reason }) =>
        onDecided(reason).catch((error: unknown) => form.showFault(error, 'It did not work')),
      )}
    />
  );
}

const Decide = ({
  name,
  onDecided,
}: {
  name: string | undefined;
  onDecided: (reason: string) => Promise<void>;
}) => (
  <DecisionDialog
    deciding={name}
    about={(shown) => ({ key: shown, title: `Reject ${shown}`, consequence: 'Nobody sees it.' })}
    onClose={() => undefined}
  >
    {() => <Reasons onDecided={onDecided} />}
  </DecisionDialog>
);

const decided = () => vi.fn<(reason: string) => Promise<void>>(async () => undefined);
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Why/u });
const type = (value: string) => fireEvent.change(reason(), { target: { value } });
const decide = () => fireEvent.click(screen.getByRole('button', { name: 'Reject' }));

it('says what the decision does, and asks why before anything is decided', async () => {
  const onDecided = decided();
  render(<Decide name="Ada" onDecided={onDecided} />);
  expect(screen.getByRole('dialog', { name: 'Reject Ada' }).textContent).toContain(
    'Nobody sees it',
  );
  decide();
  expect(await screen.findByText('Please say why')).toBeTruthy();
  expect(onDecided).not.toHaveBeenCalled();
  type('It is unkind');
  decide();
  await waitFor(() => expect(onDecided).toHaveBeenCalledWith('It is unkind'));
});

it('keeps what was typed when deciding failed', async () => {
  render(<Decide name="Ada" onDecided={() => Promise.reject(new Error('offline'))} />);
  type('It is unkind');
  decide();
  expect(await screen.findByText('It did not work')).toBeTruthy();
  expect(reason().value).toBe('It is unkind');
});

it('begins each decision with an empty reason', () => {
  const { rerender } = render(<Decide name="Ada" onDecided={decided()} />);
  type('It is unkind');
  rerender(<Decide name="Mia" onDecided={decided()} />);
  expect(reason().value).toBe('');
});

it('shows the details of a row, and none while there is none', () => {
  const details = (row: string | undefined) => (
    <DetailsDialog row={row} title="Details" onClose={() => undefined}>
      {(shown) => <p>{shown}</p>}
    </DetailsDialog>
  );
  const { rerender } = render(details(undefined));
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(details('Ada'));
  expect(screen.getByRole('dialog', { name: 'Details' }).textContent).toContain('Ada');
});
