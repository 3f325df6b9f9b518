import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, Skeleton, TakesFocus, TextField } from '#ui';
import { TotpCode, type TwoFactorSetup as Setup } from '@ribbon/domain/security';
import { Suspense, lazy, useState } from 'react';
import { BackupCodes } from './BackupCodes.tsx';
import { PasswordProofForm } from './PasswordProofDialog.tsx';
import { useConfirmTwoFactor, useStartTwoFactor } from '../security.queries.ts';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

/** Password, then app and code, then backup codes. */
export function TwoFactorSetup({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [setup, setSetup] = useState<Setup>();
  const [confirmed, setConfirmed] = useState(false);
  const start = useStartTwoFactor();
  const leave = () => {
    onClose();
    setSetup(undefined);
    setConfirmed(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && leave()}
      title={confirmed ? 'Two-factor sign-in is on' : 'Set up two-factor sign-in'}
      dismissible={setup === undefined}
    >
      {setup === undefined && (
        <PasswordProofForm
          text="You need an authenticator app on your phone. Any app will do."
          confirmLabel="Continue"
          onProof={async (proof) => setSetup(await start.mutateAsync(proof))}
        />
      )}
      {setup !== undefined && !confirmed && (
        <ConnectApp setup={setup} onConfirmed={() => setConfirmed(true)} />
      )}
      {setup !== undefined && confirmed && (
        <TakesFocus>
          <BackupCodes codes={setup.backupCodes} onDone={leave} />
        </TakesFocus>
      )}
    </Dialog>
  );
}

function ConnectApp({ setup, onConfirmed }: { setup: Setup; onConfirmed: () => void }) {
  const form = useSchemaForm(TotpCode, { code: '' });
  const confirm = useConfirmTwoFactor();
  const submit = form.handleSubmit((code) =>
    confirm.mutateAsync(code).then(onConfirmed, form.showFault),
  );
  return (
    <TakesFocus>
      <Form onSubmit={submit} notice={form.notice}>
        <ol className="flex list-decimal flex-col gap-5 pl-5">
          <li>
            <p>Scan this code with your authenticator app.</p>
            <div className="mt-3">
              <Suspense fallback={<Skeleton shape="block" className="size-52" />}>
                <QrCode text={setup.uri} label="QR code for your authenticator app" />
              </Suspense>
            </div>
            <details className="mt-3">
              <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand-ink">
                Type it instead
              </summary>
              <p className="rounded-md bg-surface-sunken px-4 py-3 font-mono break-all select-all">
                {setup.secret.replaceAll(/(.{4})/gu, '$1 ').trim()}
              </p>
            </details>
          </li>
          <li>
            <TextField
              label="Type the 6 digits shown in the app"
              autoComplete="one-time-code"
              inputMode="numeric"
              error={form.formState.errors.code?.message}
              {...form.register('code')}
            />
          </li>
        </ol>
        <Button type="submit" block pending={confirm.isPending}>
          Switch on
        </Button>
      </Form>
    </TakesFocus>
  );
}
