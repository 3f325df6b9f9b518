import type { FormPart } from '#lib/forms/form.ts';
import { EmailField, TextField } from '#ui';
import { accountMessages } from '@ribbon/domain/accounts';
import { NewPasswordFields } from '../../NewPasswordFields.tsx';

/** What everybody signs up with: address, password pair, username with its look-up. */
export function CredentialFields({
  form,
  typed,
  available,
  emailHint,
  emailFixed = false,
}: {
  form: FormPart<'email' | 'password' | 'confirmPassword' | 'username'>;
  /** The password so far, for the checklist. */
  typed: string;
  /** Whether the username is free; undefined while nobody knows. */
  available: boolean | undefined;
  emailHint?: string;
  /** The address was proved by a mail and cannot be another. */
  emailFixed?: boolean;
}) {
  return (
    <>
      <EmailField
        error={form.formState.errors.email?.message}
        readOnly={emailFixed}
        {...(emailHint && { hint: emailHint })}
        {...form.register('email')}
      />
      <PasswordAndUsername {...{ form, typed, available }} />
    </>
  );
}

/** The same for an address that is known already. */
export function PasswordAndUsername({
  form,
  typed,
  available,
}: {
  form: FormPart<'password' | 'confirmPassword' | 'username'>;
  typed: string;
  available: boolean | undefined;
}) {
  const { errors } = form.formState;
  const taken = available === false ? accountMessages.usernameTaken : undefined;
  return (
    <>
      <NewPasswordFields
        typed={typed}
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
    </>
  );
}
