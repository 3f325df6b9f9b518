import { useSchemaForm } from '#lib/form.ts';
import { EmailField, Form, SelectField, TextField } from '#ui';
import { AccountStep, COUNTRIES, accountMessages, birthYears } from '@ribbon/domain/accounts';
import type { Fault } from '@ribbon/domain/kernel';
import { useEffect, useRef } from 'react';
import type * as z from 'zod';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useUsernameAvailable } from '../accounts.queries.ts';

type Typed = z.input<typeof AccountStep>;

const EMPTY: Partial<Typed> = {
  email: '',
  password: '',
  confirmPassword: '',
  username: '',
  fullName: '',
};

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: new Date(Date.UTC(2000, index)).toLocaleString('en-GB', {
    month: 'long',
    timeZone: 'UTC',
  }),
}));
const toNumber = { setValueAs: (text: string) => (text === '' ? undefined : Number(text)) };
const choices = (list: readonly (string | number)[]) =>
  list.map((entry) => ({ value: String(entry), label: String(entry) }));

const years = choices(birthYears(new Date()));

export function SignUpAccount({
  start,
  refusal,
  onBack,
  onContinue,
}: {
  start: AccountStep | undefined;
  refusal: Fault | undefined;
  onBack: (typed: AccountStep) => void;
  onContinue: (typed: AccountStep) => void;
}) {
  const form = useSchemaForm<Typed, AccountStep>(AccountStep, start ?? EMPTY);
  const { errors } = form.formState;
  const { showFault } = form;
  const told = useRef<Fault>(undefined);
  useEffect(() => {
    // Said once, when the step comes back with it.
    if (refusal === undefined || refusal === told.current) return;
    told.current = refusal;
    showFault(refusal);
  });

  const username = form.watch('username');
  const available = useUsernameAvailable(username);
  const submit = form.handleSubmit((typed) => {
    if (available === false) {
      form.setError(
        'username',
        { message: accountMessages.usernameNotAvailable },
        { shouldFocus: true },
      );
    } else onContinue(typed);
  });
  const taken = available === false ? accountMessages.usernameTaken : undefined;

  return (
    <Form onSubmit={submit} notice={form.notice}>
      <EmailField error={errors.email?.message} {...form.register('email')} />
      <NewPasswordFields
        typed={form.watch('password')}
        password={{
          label: 'Password',
          error: errors.password?.message,
          ...form.register('password'),
        }}
        confirmPassword={{
          label: 'Confirm password',
          error: errors.confirmPassword?.message,
          ...form.register('confirmPassword'),
        }}
      />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        hint={
          available ? (
            <span className="text-safe">{accountMessages.usernameFree}</span>
          ) : (
            'What others call you here. Not your full name.'
          )
        }
        error={errors.username?.message ?? taken}
        {...form.register('username')}
      />
      <TextField
        label="Full name"
        autoComplete="name"
        error={errors.fullName?.message}
        {...form.register('fullName')}
      />
      <div className="grid grid-cols-2 gap-4">
        <SelectField
          label="Birth month"
          placeholder="Month"
          options={months}
          error={errors.birthMonth?.message}
          {...form.register('birthMonth', toNumber)}
        />
        <SelectField
          label="Birth year"
          placeholder="Year"
          options={years}
          error={errors.birthYear?.message}
          {...form.register('birthYear', toNumber)}
        />
      </div>
      <SelectField
        label="Country"
        placeholder="Choose a country"
        autoComplete="country-name"
        options={choices(COUNTRIES)}
        error={errors.country?.message}
        {...form.register('country')}
      />
      <StepButtons onBack={() => onBack(form.getValues())} />
    </Form>
  );
}
