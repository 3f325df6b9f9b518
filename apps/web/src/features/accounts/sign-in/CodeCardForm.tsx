import { useAuthDialog } from '#lib/session/auth-dialog.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { landingPathOf } from '#lib/session/pending-action.ts';
import { Button, Form, LinkButton, PasswordChecklist, PasswordField, TextField } from '#ui';
import { CodeCardSignIn, PASSWORD_RULES } from '@ribbon/domain/accounts';
import { useNavigate } from '@tanstack/react-router';
import { useSignInWithCard } from '../accounts.queries.ts';

/** A child comes in with the card that a grown-up printed, and chooses a password. */
export function CodeCardForm() {
  const { openAuth } = useAuthDialog();
  const navigate = useNavigate();
  const form = useSchemaForm(CodeCardSignIn, { username: '', code: '', password: '' });
  const signIn = useSignInWithCard();
  const { errors } = form.formState;
  const typed = form.watch('password');
  const submit = form.handleSubmit((card) =>
    signIn
      .mutateAsync(card)
      .then(
        (member) => member && navigate({ to: landingPathOf(member, undefined), search: {} }),
        form.showFault,
      ),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <p>Type what’s on your card. Then choose a password only you know.</p>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <TextField
        label="Your four secret words"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
        {...form.register('code')}
      />
      <div className="flex flex-col gap-3">
        <PasswordField
          label="New password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordChecklist
          items={PASSWORD_RULES.map(({ label, holds }) => ({ label, done: holds(typed) }))}
        />
      </div>
      <Button type="submit" block pending={signIn.isPending}>
        Sign In
      </Button>
      <p>
        <LinkButton onClick={() => openAuth('sign-in')}>Back to sign in</LinkButton>
      </p>
    </Form>
  );
}
