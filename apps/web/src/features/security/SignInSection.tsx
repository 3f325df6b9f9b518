import { wordsFor } from '#lib/http/client.ts';
import { Button, List, ListRow, Notice, Section, toast } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import type { SecurityOverview } from '@ribbon/domain/security';
import { KeyRound, Mail } from 'lucide-react';
import { useState } from 'react';
import { EmailDialog } from './EmailDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { useWithdrawEmailChange } from './security.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** The address and the password. */
export function SignInSection({ me, overview }: { me: Me; overview: SecurityOverview }) {
  const [dialog, setDialog] = useState<'email' | 'password'>();
  const close = () => setDialog(undefined);
  return (
    <Section title="Sign-in">
      {overview.pendingEmail !== null && (
        <PendingEmail address={overview.pendingEmail} waits={overview.pendingEmailWaits} />
      )}
      {overview.emailIsRefused && overview.pendingEmail === null && (
        <Notice
          tone="caution"
          title="Our emails aren’t reaching you"
          action={
            <Button variant="secondary" onClick={() => setDialog('email')}>
              Confirm or change it
            </Button>
          }
        >
          Our last email to {overview.email} came back. We won’t send you any more until you confirm
          it again.
        </Notice>
      )}
      <List>
        <ListRow
          icon={<Mail aria-hidden />}
          title="Email address"
          text={
            <span className="wrap-anywhere">
              {overview.email ??
                t('None yet. You sign in as {username}.', { username: me.username })}
            </span>
          }
          action={
            me.status === 'active' && (
              <Button variant="secondary" onClick={() => setDialog('email')}>
                {overview.email === null ? 'Add email' : 'Change email'}
              </Button>
            )
          }
        />
        <ListRow
          icon={<KeyRound aria-hidden />}
          title="Password"
          text="Changing it signs you out on your other devices."
          action={
            <Button variant="secondary" onClick={() => setDialog('password')}>
              Change password
            </Button>
          }
        />
      </List>
      <EmailDialog
        open={dialog === 'email'}
        address={overview.emailIsRefused ? (overview.email ?? '') : ''}
        onClose={close}
      />
      <PasswordDialog open={dialog === 'password'} onClose={close} />
    </Section>
  );
}

function PendingEmail({ address, waits }: { address: string; waits: boolean }) {
  const withdraw = useWithdrawEmailChange();
  return (
    <Notice
      tone="info"
      title={waits ? 'Your grown-up has to say yes first' : 'Please confirm your new email'}
      action={
        <Button
          variant="secondary"
          pending={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(undefined, { onError: (error) => toast.error(wordsFor(error)) })
          }
        >
          Keep the old email
        </Button>
      }
    >
      {waits ? (
        <>
          You’d like to use <strong className="wrap-anywhere">{address}</strong>. If your grown-up
          says yes, we’ll send a link there. Until then nothing changes.
        </>
      ) : (
        <>
          We’ve sent a link to <strong className="wrap-anywhere">{address}</strong>. It works for 24
          hours. Nothing changes until you open it.
        </>
      )}
    </Notice>
  );
}
