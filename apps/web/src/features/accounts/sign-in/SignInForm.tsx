import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { landingPathOf, pendingAction } from '#lib/session/pending-action.ts';
import { useMe } from '#lib/session/session.ts';
import { remembered } from '#lib/browser/storage.ts';
import { Button, CheckboxField, Form, LinkButton, PasswordField, TextField } from '#ui';
import { type Me, SignIn, accountFaults, isChild } from '@ribbon/domain/accounts';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { ResendVerification } from './ResendVerification.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import { useOnChildPath, useSignIn } from '../accounts.queries.ts';

const REMEMBERED_EMAIL = 'remembered-email';
/** Pages that nobody signs in for: from here people go to their own place. */
const LOBBY = new Set([
  '/',
  '/waitlist',
  '/discover',
  '/verify-email',
  '/reset-password',
  '/confirm-email',
  '/stop-mails',
]);

export function SignInForm() {
  const { openAuth } = useAuthDialog();
  const navigate = useNavigate();
  const path = useRouterState({ select: (state) => state.location.pathname });
  // Set while signing in again after an expired session.
  const expiredPerson = useMe()?.id;
  const known = remembered.read(REMEMBERED_EMAIL);
  const [remember, setRemember] = useState(known !== null);
  // Read before signing in, which carries it out.
  const [action] = useState(() => pendingAction.read());
  /** The password was right, and a code is asked for. */
  const [halfway, setHalfway] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const form = useSchemaForm(SignIn, { email: known ?? '', password: '' });
  const signIn = useSignIn();
  // Where a child may sit, keeping an address is not even offered.
  const mayKeep = useOnChildPath() === false;
  const { errors } = form.formState;

  async function enter(member: Me | null): Promise<void> {
    if (member === null) return;
    // A child's address is never kept in a browser that others may use.
    const keep = remember && mayKeep && !isChild(member.ageBand);
    remembered.write(REMEMBERED_EMAIL, keep ? form.getValues('email') : null);
    // The same person continues exactly where they were.
    if (member.id === expiredPerson) return;
    const isElsewhere = LOBBY.has(path) || expiredPerson !== undefined;
    await (isElsewhere
      ? navigate({ to: landingPathOf(member, action), search: {} })
      : navigate({ to: '.', search: (old: object) => ({ ...old, auth: undefined }) }));
  }

  const submit = form.handleSubmit(async (values) => {
    setUnconfirmed(undefined);
    try {
      const { member, secondStep } = await signIn.mutateAsync(values);
      setHalfway(secondStep);
      await enter(member);
    } catch (error) {
      if (accountFaults.emailNotConfirmed.matches(error)) setUnconfirmed(values.email);
      form.showFault(error);
    }
  });

  if (halfway) {
    const startOver = (reason?: string) => {
      setHalfway(false);
      form.resetField('password');
      if (reason !== undefined) form.setError('root', { message: reason });
    };
    return <SecondStepForm onSignedIn={enter} onStartOver={startOver} />;
  }

  const notice = form.notice && (
    <div className="flex flex-col gap-3">
      {form.notice}
      {unconfirmed && <ResendVerification email={unconfirmed} />}
    </div>
  );
  return (
    <Form onSubmit={submit} notice={notice}>
      <TextField
        label="Email"
        hint="Or your username."
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {mayKeep && (
        <CheckboxField
          label="Remember my email address"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
      )}
      <Button type="submit" block pending={signIn.isPending}>
        Sign In
      </Button>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <LinkButton onClick={() => openAuth('recover')}>Forgot your password?</LinkButton>
        <LinkButton onClick={() => openAuth('code-card')}>I have a code card</LinkButton>
        <LinkButton onClick={() => openAuth('sign-up')}>New here? Sign up</LinkButton>
      </p>
    </Form>
  );
}
