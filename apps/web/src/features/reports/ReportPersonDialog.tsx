import { Dialog, TextField } from '#ui';
import { TheirUsername } from '@ribbon/domain/accounts';
import { friendFaults } from '@ribbon/domain/friends';
import { reportMessages } from '@ribbon/domain/reports';
import { useState } from 'react';
import { type Filed, ReportForm } from './ReportForm.tsx';
import { ReportOutcome } from './ReportOutcome.tsx';
import { useReportPerson } from './reports.queries.ts';

/**
 * Reports somebody the reader has no page of: the account is closed, or no longer visible to them.
 */
export function ReportPersonDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const [filed, setFiled] = useState<Filed>();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const report = useReportPerson();
  const change = (next: boolean) => {
    onOpenChange(next);
    if (next) return;
    setFiled(undefined);
    setTyped('');
    setWrong(undefined);
  };
  const username = TheirUsername.safeParse(typed);
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={filed ? reportMessages.submitted : 'Report someone'}
      {...(!filed && { description: 'They won’t know it was you.' })}
    >
      {filed === undefined ? (
        <ReportForm
          onSubmit={() => setWrong(username.error?.issues[0]?.message)}
          file={async (words) => {
            if (!username.success) return undefined;
            return report
              .mutateAsync({ username: username.data, ...words })
              .catch((error: unknown) => {
                if (!friendFaults.nobodyNamed.matches(error)) throw error;
                setWrong(friendFaults.nobodyNamed.message);
                return undefined;
              });
          }}
          onFiled={setFiled}
          onCancel={() => change(false)}
        >
          <TextField
            label="Their username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            error={wrong}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(undefined);
            }}
          />
        </ReportForm>
      ) : (
        <ReportOutcome filed={filed} onDone={() => change(false)} />
      )}
    </Dialog>
  );
}
