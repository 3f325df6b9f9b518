import { useSchemaForm } from '#lib/forms/form.ts';
import { pendingAction } from '#lib/session/pending-action.ts';
import { EmailField, Form, linkClass } from '#ui';
import { type ChildAccountStep, ChildSignUp } from '@ribbon/domain/accounts';
import { Fault } from '@ribbon/domain/kernel';
import { Link } from '@tanstack/react-router';
import { useSignUpChild } from '../../accounts.queries.ts';
import { ClubPicker } from '../fields/ClubPicker.tsx';
import { StepButtons } from '../fields/StepButtons.tsx';
import type { ClubChosen } from '../useClubOfOrigin.ts';

/** Who says yes for a child, and perhaps the club. */
export function SignUpGuardian({
  account,
  start,
  onBack,
  onRefused,
  onDone,
}: {
  account: ChildAccountStep;
  /** The club that one came from. */
  start: ClubChosen | undefined;
  onBack: () => void;
  /** Something is wrong with what was typed a step before. */
  onRefused: (fault: Fault) => void;
  onDone: (guardianEmail: string) => void;
}) {
  const form = useSchemaForm(ChildSignUp, {
    ...account,
    guardianEmail: '',
    clubId: start?.id ?? null,
  });
  const signUp = useSignUpChild();
  const submit = form.handleSubmit((child) =>
    signUp.mutateAsync(child).then(
      () => {
        // The club is asked for with the account, and not once more later.
        if (child.clubId !== null) pendingAction.forgetJoining();
        onDone(child.guardianEmail);
      },
      (error: unknown) => {
        const paths = error instanceof Fault ? error.issues.map(({ path }) => path) : [];
        if (error instanceof Fault && paths.some((path) => path in account)) onRefused(error);
        else form.showFault(error);
      },
    ),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <p>
        A parent or guardian has to say yes before you can start. Type their email and we’ll send
        them a link. They’ll fill in the rest with you.
      </p>
      <EmailField
        label="Your grown-up’s email"
        autoComplete="off"
        error={form.formState.errors.guardianEmail?.message}
        {...form.register('guardianEmail')}
      />
      <ClubPicker
        onDemand
        first={start?.name}
        chosen={form.watch('clubId')}
        onChoose={(club) => form.setValue('clubId', club)}
      />
      <p className="text-sm text-muted">
        You and your grown-up can read what we keep, and why, in our{' '}
        <Link to="/privacy-policy" target="_blank" className={linkClass}>
          Privacy Policy
        </Link>
        .
      </p>
      <StepButtons
        onBack={onBack}
        label="Ask my grown-up"
        pending={signUp.isPending}
        disabled={form.watch('guardianEmail').trim() === ''}
      />
    </Form>
  );
}
