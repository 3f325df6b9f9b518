import { Badge, Button, Dialog, List, ListRow, Section, toast } from '#ui';
import { type Me, isChild } from '@ribbon/domain/accounts';
import type { SecurityOverview } from '@ribbon/domain/security';
import { ShieldCheck, ShieldPlus, Ticket } from 'lucide-react';
import { useState } from 'react';
import { BackupCodes } from './BackupCodes.tsx';
import { PasswordProofDialog } from './PasswordProofDialog.tsx';
import { TwoFactorSetup } from './TwoFactorSetup.tsx';
import { useRenewBackupCodes, useStopTwoFactor } from '../security.queries.ts';
import { t } from '@ribbon/domain/kernel';

const FEW_CODES = 3;

type Open = 'setup' | 'off' | 'codes';

export function TwoFactorSection({ me, overview }: { me: Me; overview: SecurityOverview }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const on = overview.twoFactorEnabled;
  // Without an address the guardian is the way back in, and could not pass a second lock.
  if (overview.email === null) return null;
  return (
    <Section
      title="Two-factor sign-in"
      intro={
        isChild(me.ageBand)
          ? 'An extra lock for your account. A grown-up can help you set it up.'
          : 'A code from your phone as well as your password. Nobody gets in with the password alone.'
      }
    >
      <List>
        <ListRow
          icon={on ? <ShieldCheck aria-hidden /> : <ShieldPlus aria-hidden />}
          title={
            <>
              Authenticator app <Badge tone={on ? 'safe' : 'neutral'}>{on ? 'On' : 'Off'}</Badge>
            </>
          }
          text={me.mustSetUpTwoFactor && 'System admins need it.'}
          action={
            on ? (
              <Button variant="secondary" onClick={() => setOpen('off')}>
                Switch off
              </Button>
            ) : (
              <Button onClick={() => setOpen('setup')}>Set up</Button>
            )
          }
        />
        {on && (
          <ListRow
            icon={<Ticket aria-hidden />}
            title="Backup codes"
            text={codesLeft(overview.backupCodesLeft)}
            action={
              <Button variant="secondary" onClick={() => setOpen('codes')}>
                Make new codes
              </Button>
            }
          />
        )}
      </List>
      <TwoFactorSetup open={open === 'setup'} onClose={close} />
      <StopDialog open={open === 'off'} onClose={close} />
      <NewCodesDialog open={open === 'codes'} onClose={close} />
    </Section>
  );
}

function codesLeft(count: number): string {
  if (count === 0) return 'None left. Please make new ones.';
  const left = t('{count} left', { count });
  return count <= FEW_CODES ? t('Only {left}. Please make new ones.', { left }) : left;
}

function StopDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const stop = useStopTwoFactor();
  return (
    <PasswordProofDialog
      open={open}
      onClose={onClose}
      title="Switch off two-factor sign-in?"
      text="You’ll only need your password to sign in."
      confirmLabel="Switch off"
      tone="danger"
      onProof={async (proof) => {
        await stop.mutateAsync(proof);
        toast.success('Two-factor sign-in is off');
        onClose();
      }}
    />
  );
}

function NewCodesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const renew = useRenewBackupCodes();
  const [codes, setCodes] = useState<readonly string[]>();
  const leave = () => {
    onClose();
    setCodes(undefined);
  };
  if (codes !== undefined) {
    return (
      <Dialog
        open={open}
        onOpenChange={(next) => !next && leave()}
        title="Your new backup codes"
        dismissible={false}
      >
        <BackupCodes codes={codes} onDone={leave} />
      </Dialog>
    );
  }
  return (
    <PasswordProofDialog
      open={open}
      onClose={onClose}
      title="Make new backup codes?"
      text="Your current codes will stop working."
      confirmLabel="Make new codes"
      onProof={async (proof) => setCodes((await renew.mutateAsync(proof)).backupCodes)}
    />
  );
}
