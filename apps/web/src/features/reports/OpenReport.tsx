import { Button, Dialog, EmailField, Notice, TextField } from '#ui';
import { OpenReport as Schema, reportMessages } from '@ribbon/domain/reports';
import { useState } from 'react';
import { ReportForm } from './ReportForm.tsx';
import { ReportOutcome } from './ReportOutcome.tsx';
import { useReportOpenly } from './reports.queries.ts';

type Field = 'about' | 'email';

/** Reporting for people without an account or not signed in. */
export function OpenReport() {
  const [open, setOpen] = useState(false);
  const [isFiled, setFiled] = useState(false);
  const [typed, setTyped] = useState({ about: '', email: '' });
  const [wrong, setWrong] = useState<Partial<Record<Field, string | undefined>>>({});
  const report = useReportOpenly();
  const change = (next: boolean) => {
    setOpen(next);
    if (next) return;
    setFiled(false);
    setTyped({ about: '', email: '' });
    setWrong({});
  };
  const read = (field: Field) => Schema.shape[field].safeParse(typed[field]);
  const write = (field: Field) => (event: { target: { value: string } }) => {
    setTyped({ ...typed, [field]: event.target.value });
    setWrong({ ...wrong, [field]: undefined });
  };
  return (
    <>
      <Button variant="secondary" onClick={() => change(true)}>
        Report without an account
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        title={isFiled ? reportMessages.submitted : 'Report without an account'}
      >
        {isFiled ? (
          <ReportOutcome filed={{ disclosureId: null }} onDone={() => change(false)} />
        ) : (
          <ReportForm
            onSubmit={() =>
              setWrong({
                about: read('about').error?.issues[0]?.message,
                email: read('email').error?.issues[0]?.message,
              })
            }
            file={async (words) => {
              const [about, email] = [read('about'), read('email')];
              if (!about.success || !email.success) return undefined;
              await report.mutateAsync({ ...words, about: about.data, email: email.data });
              return { disclosureId: null };
            }}
            onFiled={() => setFiled(true)}
            onCancel={() => change(false)}
          >
            <Notice tone="caution" role="none">
              If someone is in danger now, call your local emergency number first.
            </Notice>
            <TextField
              label="What is it about?"
              hint="The address of the page, or a name and where you saw it."
              value={typed.about}
              error={wrong.about}
              onChange={write('about')}
            />
            <EmailField
              label="Your email"
              hint="Only if you want an answer."
              required={false}
              value={typed.email}
              error={wrong.email}
              onChange={write('email')}
            />
          </ReportForm>
        )}
      </Dialog>
    </>
  );
}
