import { Button, Form, RadioCards } from '#ui';
import { FinishedSignUp, type Me, SignUpType, accountFaults } from '@ribbon/domain/accounts';
import type * as z from 'zod';
import { useFinishSignUp } from '../../accounts.queries.ts';
import { ClubPicker } from '../fields/ClubPicker.tsx';
import { PasswordAndUsername } from '../fields/CredentialFields.tsx';
import { ConsentNote } from '../fields/ConsentNote.tsx';
import { PersonFields } from '../fields/PersonFields.tsx';
import { NO_CREDENTIALS, useCredentialForm } from '../fields/useCredentialForm.ts';
import { USER_TYPE_OPTIONS } from '../SignUpUserType.tsx';

type Typed = z.input<typeof FinishedSignUp>;

/**
 * Creates the account of a person who has proved the address by email; shows nothing typed before.
 */
export function FinishSignUp({
  token,
  onDone,
  onGuardianNeeded,
}: {
  token: string;
  onDone: (member: Me | null) => void;
  /** The server says that this person is a child. */
  onGuardianNeeded: () => void;
}) {
  const finish = useFinishSignUp();
  const { email: _, ...empty } = NO_CREDENTIALS;
  const { form, whenValid, ...username } = useCredentialForm<Typed, FinishedSignUp>(
    FinishedSignUp,
    { ...empty, token, fullName: '', clubId: null },
  );
  const submit = whenValid((person) =>
    finish.mutateAsync(person).then(onDone, (error: unknown) => {
      if (accountFaults.guardianNeeded.matches(error)) onGuardianNeeded();
      else form.showFault(error);
    }),
  );
  const [birthMonth, birthYear, country] = form.watch(['birthMonth', 'birthYear', 'country']);
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <PasswordAndUsername form={form} {...username} />
      <PersonFields form={form} />
      <ConsentNote person={{ birthMonth, birthYear, country }} />
      <RadioCards
        name="user_type"
        label="What do you do in rhythmic gymnastics?"
        options={USER_TYPE_OPTIONS}
        error={form.formState.errors.userType?.message}
        onChange={({ target }) =>
          form.setValue('userType', SignUpType.parse(target.value), { shouldValidate: true })
        }
      />
      <ClubPicker
        onDemand
        chosen={form.watch('clubId')}
        onChoose={(club) => form.setValue('clubId', club)}
      />
      <Button type="submit" block pending={finish.isPending}>
        Create my account
      </Button>
    </Form>
  );
}
