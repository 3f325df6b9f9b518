// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { CheckboxField } from './choice/CheckboxField.tsx';
import { PasswordField } from './text/PasswordField.tsx';
import { RadioCards } from './choice/RadioCards.tsx';
import { SelectField } from './choice/SelectField.tsx';
import { Switch } from './choice/Switch.tsx';
import { TextArea } from './text/TextArea.tsx';
import { TextField } from './text/TextField.tsx';

afterEach(cleanup);

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('every field', () => {
  const fields = {
    TextField,
    PasswordField,
    TextArea,
    CheckboxField,
    Switch,
    SelectField: (props: { label: string; hint: string; error: string }) => (
      <SelectField {...props} options={[]} />
    ),
  };
  it.each(Object.entries(fields))('%s ties its hint and its error to the control', (_, Field) => {
    render(<Field label="Username" hint="Three letters" error="Username is already taken" />);
    const control = screen.getByLabelText('Username');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(described(control)).toBe('Three letters Username is already taken');
    expect(screen.getByRole('alert').textContent).toBe('Username is already taken');
  });

  it('says nothing about errors while there are none', () => {
    render(<TextField label="Username" />);
    const control = screen.getByLabelText('Username');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    expect(control.hasAttribute('aria-describedby')).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('hands out its native element', () => {
    const ref = createRef<HTMLInputElement>();
    render(<TextField label="Username" ref={ref} />);
    expect(ref.current).toBe(screen.getByLabelText('Username'));
  });
});

it('shows and hides the password on request', async () => {
  render(<PasswordField label="Password" defaultValue="secret" />);
  const field = screen.getByLabelText('Password');
  expect(field.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field.getAttribute('type')).toBe('password');
});

function Letter() {
  const form = useForm({ defaultValues: { text: 'hello', role: 'coach' } });
  return (
    <form>
      <TextArea label="Message" max={8} {...form.register('text')} />
      <RadioCards
        label="Role"
        options={[
          { value: 'gymnast', title: 'Gymnast' },
          { value: 'coach', title: 'Coach' },
        ]}
        {...form.register('role')}
      />
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
    </form>
  );
}

describe('in a form', () => {
  it('counts what is typed, and turns to danger beyond the limit without cutting anything', async () => {
    render(<Letter />);
    expect(screen.getByText('5/8')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Message'), ' world');
    expect(screen.getByText('11/8').parentElement?.className).toContain('text-danger');
    expect(screen.getByText('3 characters over')).toBeTruthy();
  });

  it('counts again when the form is reset', async () => {
    render(<Letter />);
    await userEvent.type(screen.getByLabelText('Message'), ' world');
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.getByText('5/8')).toBeTruthy();
  });

  it('starts radio cards on the form’s value', () => {
    render(<Letter />);
    const coach = screen.getByRole<HTMLInputElement>('radio', { name: 'Coach' });
    expect(coach.checked).toBe(true);
  });
});
