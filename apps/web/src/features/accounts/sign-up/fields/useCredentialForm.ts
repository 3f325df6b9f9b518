import { useSchemaForm } from '#lib/forms/form.ts';
import { type ChildAccountStep, accountMessages } from '@ribbon/domain/accounts';
import type { Fault } from '@ribbon/domain/kernel';
import { useEffect, useRef } from 'react';
import type { DefaultValues, Path } from 'react-hook-form';
import type * as z from 'zod';
import { useUsernameAvailable } from './accounts.username.queries.ts';

/** Empty credentials to start from. */
export const NO_CREDENTIALS: ChildAccountStep = {
  email: '',
  password: '',
  confirmPassword: '',
  username: '',
};

/** A form with a username that is looked up while one types; it shows what the server refused. */
export function useCredentialForm<
  Input extends Pick<ChildAccountStep, 'username' | 'password'>,
  Output,
>(schema: z.ZodType<Output, Input>, start: DefaultValues<Input>, refusal?: Fault) {
  const form = useSchemaForm<Input, Output>(schema, start);
  const { showFault } = form;
  const reported = useRef<Fault>(undefined);
  useEffect(() => {
    // Said once, when the step comes back with it.
    if (refusal === undefined || refusal === reported.current) return;
    reported.current = refusal;
    showFault(refusal);
  });

  const username = 'username' as Path<Input>;
  const available = useUsernameAvailable(form.watch(username));
  const whenValid = (goOn: (typed: Output) => unknown) =>
    form.handleSubmit((typed) => {
      if (available !== false) return goOn(typed);
      const message = accountMessages.usernameNotAvailable;
      return form.setError(username, { message }, { shouldFocus: true });
    });
  const typed: string = form.watch('password' as Path<Input>);
  return { form, available, typed, whenValid };
}
