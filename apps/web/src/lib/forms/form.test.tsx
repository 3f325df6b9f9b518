// @vitest-environment happy-dom
import { Form, TextField } from '#ui';
import { accountMessages } from '@ribbon/domain/accounts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { useSchemaForm } from './form.ts';

afterEach(cleanup);

const needed = z.string().min(1, accountMessages.required);
const Schema = z.object({ name: needed, town: needed, code: z.string().min(4, 'Four letters') });

function Sample() {
  const form = useSchemaForm(Schema, { name: '', town: '', code: '' });
  const { errors } = form.formState;
  return (
    <Form onSubmit={form.handleSubmit(() => undefined)} notice={form.notice}>
      <TextField label="Name" error={errors.name?.message} {...form.register('name')} />
      <TextField label="Town" error={errors.town?.message} {...form.register('town')} />
      <TextField label="Code" error={errors.code?.message} {...form.register('code')} />
      <button type="submit">Send</button>
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText(label);

it('what several fields are missing is said once, and each of them is marked', async () => {
  render(<Sample />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findAllByText(accountMessages.required)).toHaveLength(1);
  expect(screen.getByText('Four letters')).toBeDefined();
  for (const label of ['Name', 'Town', 'Code']) {
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  }
});

it('the last missing field says so itself', async () => {
  render(<Sample />);
  fireEvent.change(field('Town'), { target: { value: 'Leeds' } });
  fireEvent.click(screen.getByRole('button'));
  const words = await screen.findByText(accountMessages.required);
  expect(field('Name').getAttribute('aria-describedby')).toBe(words.id);
  expect(field('Town').getAttribute('aria-invalid')).toBeNull();
});
