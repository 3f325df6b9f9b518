import type { FormPart } from '#lib/forms/form.ts';
import { TextField } from '#ui';
import { accountMessages } from '@ribbon/domain/accounts';
import { useUsernameAvailable } from './accounts.username.queries.ts';
import { BirthFields } from './BirthFields.tsx';

/** The fields about a child that a guardian adds. */
export function ChildFields({
  form,
  username,
}: {
  form: FormPart<'firstName' | 'birthMonth' | 'birthYear' | 'username'>;
  /** As it is typed, to look whether it is free. */
  username: string;
}) {
  const { errors } = form.formState;
  const available = useUsernameAvailable(username);
  const taken = available === false ? accountMessages.usernameTaken : undefined;
  return (
    <>
      <TextField
        label="First name"
        autoComplete="off"
        hint="Their friends and club can see it."
        error={errors.firstName?.message}
        {...form.register('firstName')}
      />
      <BirthFields form={form} />
      <TextField
        label="Username"
        autoComplete="off"
        autoCapitalize="none"
        hint={
          available ? (
            <span className="text-safe">{accountMessages.usernameFree}</span>
          ) : (
            'They’ll sign in with this. Please don’t use their full name.'
          )
        }
        error={errors.username?.message ?? taken}
        {...form.register('username')}
      />
    </>
  );
}
