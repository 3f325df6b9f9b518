import { Form } from '#ui';
import { ChildAccountStep } from '@ribbon/domain/accounts';
import type { Fault } from '@ribbon/domain/kernel';
import { CredentialFields } from '../fields/CredentialFields.tsx';
import { StepButtons } from '../fields/StepButtons.tsx';
import { NO_CREDENTIALS, useCredentialForm } from '../fields/useCredentialForm.ts';

/** The account of a child: nothing that says who or where the child is. */
export function SignUpChildAccount({
  start,
  refusal,
  onBack,
  onContinue,
}: {
  start: ChildAccountStep | undefined;
  refusal: Fault | undefined;
  onBack: (typed: ChildAccountStep) => void;
  onContinue: (typed: ChildAccountStep) => void;
}) {
  const { form, whenValid, ...username } = useCredentialForm(
    ChildAccountStep,
    start ?? NO_CREDENTIALS,
    refusal,
  );
  return (
    <Form onSubmit={whenValid(onContinue)} notice={form.notice}>
      <CredentialFields
        form={form}
        {...username}
        emailHint="Yours, not your grown-up’s. Theirs comes next."
      />
      <StepButtons onBack={() => onBack(form.getValues())} />
    </Form>
  );
}
