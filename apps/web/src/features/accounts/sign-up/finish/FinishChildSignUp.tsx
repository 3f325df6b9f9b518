import { Button, EmailField, Form } from '#ui';
import { FinishedChildSignUp, type Me } from '@ribbon/domain/accounts';
import type * as z from 'zod';
import { useFinishChildSignUp } from '../../accounts.queries.ts';
import { ClubPicker } from '../fields/ClubPicker.tsx';
import { PasswordAndUsername } from '../fields/CredentialFields.tsx';
import { NO_CREDENTIALS, useCredentialForm } from '../fields/useCredentialForm.ts';

type Typed = z.input<typeof FinishedChildSignUp>;

/** The same for a child under 13: no name, no birth data, and a grown-up who says yes. */
export function FinishChildSignUp({
  token,
  onDone,
}: {
  token: string;
  onDone: (member: Me | null) => void;
}) {
  const finish = useFinishChildSignUp();
  const { email: _, ...empty } = NO_CREDENTIALS;
  const { form, whenValid, ...username } = useCredentialForm<Typed, FinishedChildSignUp>(
    FinishedChildSignUp,
    { ...empty, token, guardianEmail: '', clubId: null },
  );
  const submit = whenValid((child) => finish.mutateAsync(child).then(onDone, form.showFault));
  return (
    <div data-comfort="child">
      <Form onSubmit={submit} notice={form.notice}>
        <PasswordAndUsername form={form} {...username} />
        <EmailField
          label="Your grown-up’s email"
          autoComplete="off"
          error={form.formState.errors.guardianEmail?.message}
          {...form.register('guardianEmail')}
        />
        <ClubPicker
          onDemand
          chosen={form.watch('clubId')}
          onChoose={(club) => form.setValue('clubId', club)}
        />
        <Button type="submit" block pending={finish.isPending}>
          Ask my grown-up
        </Button>
      </Form>
    </div>
  );
}
