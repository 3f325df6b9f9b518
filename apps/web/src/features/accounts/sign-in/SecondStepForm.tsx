import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Form, LinkButton, TextField } from '#ui';
import { type Me, SecondStep, accountFaults } from '@ribbon/domain/accounts';
import { useEffect, useState } from 'react';
import { useSignInSecondStep } from '../accounts.queries.ts';

const WORDS = {
  totp: {
    intro: 'Thanks, that’s the right password. Now type the code from your authenticator app.',
    label: 'Code from the app',
    other: 'Use a backup code',
  },
  backup: {
    intro: 'Type one of the backup codes you saved. Each works once.',
    label: 'Backup code',
    other: 'Use the app instead',
  },
} as const;

const JustCode = SecondStep.pick({ code: true });

/** After the password, for accounts with two-factor sign-in. */
export function SecondStepForm({
  onSignedIn,
  onStartOver,
}: {
  onSignedIn: (member: Me | null) => Promise<void>;
  onStartOver: (reason?: string) => void;
}) {
  const form = useSchemaForm(JustCode, { code: '' });
  const pass = useSignInSecondStep();
  const [kind, setKind] = useState<SecondStep['kind']>('totp');
  const words = WORDS[kind];
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await onSignedIn(await pass.mutateAsync({ kind, code }));
    } catch (error) {
      if (accountFaults.secondStepOver.matches(error)) onStartOver(error.message);
      else form.showFault(error);
    }
  });
  const change = () => {
    setKind(kind === 'totp' ? 'backup' : 'totp');
    form.reset();
    form.setFocus('code');
  };
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <p>{words.intro}</p>
      <TextField
        label={words.label}
        autoComplete="one-time-code"
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <Button type="submit" block pending={pass.isPending}>
        Sign In
      </Button>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1">
        <LinkButton onClick={change}>{words.other}</LinkButton>
        <LinkButton onClick={() => onStartOver()}>Start over</LinkButton>
      </p>
    </Form>
  );
}
