import { Form } from '#ui';
import { AccountStep } from '@ribbon/domain/accounts';
import type { Fault } from '@ribbon/domain/kernel';
import type * as z from 'zod';
import { CredentialFields } from './fields/CredentialFields.tsx';
import { ConsentNote } from './fields/ConsentNote.tsx';
import { PersonFields } from './fields/PersonFields.tsx';
import { StepButtons } from './fields/StepButtons.tsx';
import { NO_CREDENTIALS, useCredentialForm } from './fields/useCredentialForm.ts';

type Typed = z.input<typeof AccountStep>;

/** The account of a person of 13 or older. */
export function SignUpAccount({
  start,
  invited,
  refusal,
  onBack,
  onContinue,
}: {
  start: AccountStep | undefined;
  /** Then the address is that of the invitation. */
  invited: string | undefined;
  refusal: Fault | undefined;
  onBack: (typed: AccountStep) => void;
  onContinue: (typed: AccountStep) => void;
}) {
  const { form, whenValid, ...username } = useCredentialForm<Typed, AccountStep>(
    AccountStep,
    start ?? { ...NO_CREDENTIALS, email: invited ?? '', fullName: '' },
    refusal,
  );
  const [birthMonth, birthYear, country] = form.watch(['birthMonth', 'birthYear', 'country']);
  return (
    <Form onSubmit={whenValid(onContinue)} notice={form.notice}>
      <CredentialFields
        form={form}
        {...username}
        {...(invited !== undefined && { emailFixed: true, emailHint: 'The address we invited.' })}
      />
      <PersonFields form={form} />
      <ConsentNote person={{ birthMonth, birthYear, country }} />
      <StepButtons onBack={() => onBack(form.getValues())} />
    </Form>
  );
}
