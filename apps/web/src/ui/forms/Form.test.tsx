// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Form } from './Form.tsx';
import { TextField } from './text/TextField.tsx';

afterEach(cleanup);

function setUp() {
  const judge = vi.fn<() => void>();
  render(
    <Form>
      <TextField label="Email" onBlur={judge} />
      <button type="button">Forgot your password?</button>
    </Form>,
  );
  return { judge, field: screen.getByLabelText('Email'), user: userEvent.setup() };
}

it('judges a field that is left with something in it', async () => {
  const { judge, field, user } = setUp();
  await user.type(field, 'nadia at home');
  await user.tab();
  expect(judge).toHaveBeenCalledOnce();
});

it('does not judge a field that was only passed by', async () => {
  const { judge, field, user } = setUp();
  await user.click(field);
  await user.tab();
  expect(judge).not.toHaveBeenCalled();
});

it('lets a press land before it judges the field that was left by it', async () => {
  const { judge, field, user } = setUp();
  await user.type(field, 'nadia at home');
  fireEvent.pointerDown(screen.getByRole('button'));
  fireEvent.blur(field);
  expect(judge).not.toHaveBeenCalled();
  fireEvent.pointerUp(screen.getByRole('button'));
  await expect.poll(() => judge).toHaveBeenCalledOnce();
});

it('says a refusal on top, as an alert', () => {
  render(<Form notice="Invalid email or password. Please try again." />);
  expect(screen.getByRole('alert').textContent).toContain('Invalid email or password.');
});
