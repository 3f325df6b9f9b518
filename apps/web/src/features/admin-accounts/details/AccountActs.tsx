import { ConsequenceButton } from '#features/sanctions';
import { Button, Section } from '#ui';
import type { AccountDetails, AccountHistory, AccountRecord } from '@ribbon/domain/admin-accounts';
import { useState } from 'react';
import { accountName } from '../AccountBadges.tsx';
import { ActDialog, type PlainAct } from '../ActForm.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { RoleDialog } from './RoleDialog.tsx';
import { plainActs } from './admin-accounts.acts.rules.ts';

/** Everything that an administrator can do here, each with a reason. */
export function AccountActs({
  details,
}: {
  details: AccountDetails & { record: AccountRecord; history: AccountHistory };
}) {
  const { account, record, history, isOwn } = details;
  const [act, setAct] = useState<PlainAct>();
  const [dialog, setDialog] = useState<'correct' | 'roles'>();
  const { acts, leaving } = plainActs(details);
  const close = () => setDialog(undefined);
  return (
    <Section
      title="What you can do"
      intro="You’ll be asked for a reason, and every action is logged."
    >
      <div className="flex flex-col items-stretch gap-3">
        {!isOwn &&
          acts.map((one) => (
            <Button key={one.key} variant="secondary" onClick={() => setAct(one)}>
              {one.label}
            </Button>
          ))}
        {!isOwn && (
          <Button variant="secondary" onClick={() => setDialog('correct')}>
            Correct name or month of birth
          </Button>
        )}
        <Button variant="secondary" onClick={() => setDialog('roles')}>
          Change roles
        </Button>
        {!isOwn && (
          <>
            <ConsequenceButton
              person={{ id: account.id, name: accountName(account) }}
              label="Warn, limit or suspend"
            />
            <Button variant="ghost" onClick={() => setAct(leaving)}>
              {leaving.label}
            </Button>
          </>
        )}
      </div>
      <ActDialog act={act} onClose={() => setAct(undefined)} />
      <CorrectDialog
        account={account}
        record={record}
        open={dialog === 'correct'}
        onClose={close}
      />
      <RoleDialog account={account} history={history} open={dialog === 'roles'} onClose={close} />
    </Section>
  );
}
