import { DecisionDialog } from '#lib/admin-list/DecisionDialog.tsx';
import { useMe } from '#lib/session/session.ts';
import { wordsOr } from '#lib/http/client.ts';
import { Button, Notice } from '#ui';
import { type SafeguardingCase, caseMessages } from '@ribbon/domain/safeguarding';
import { useState } from 'react';
import { useTakeCase } from '../safeguarding.queries.ts';
import { CloseForm } from './forms/CloseForm.tsx';
import { HandOverForm } from './forms/HandOverForm.tsx';
import { ReferForm } from './forms/ReferForm.tsx';
import { ReopenForm } from './forms/ReopenForm.tsx';

const ACTS = {
  handOver: {
    label: 'Hand over',
    title: 'Hand the case over',
    text: 'We’ll tell them straight away, and it’s theirs from now on.',
    Form: HandOverForm,
  },
  refer: {
    label: 'Refer',
    title: 'Record a referral',
    text: 'Record who outside our team you referred it to. This stops the clock.',
    Form: ReferForm,
  },
  close: {
    label: 'Close',
    title: 'Close the case',
    text: 'It can be reopened. The record stays as it is.',
    Form: CloseForm,
  },
  reopen: {
    label: 'Reopen',
    title: 'Reopen the case',
    text: 'It will be open to everyone again, and the clock restarts.',
    Form: ReopenForm,
  },
} as const;
type ActName = keyof typeof ACTS;

/** What can be done about a case now. */
export function CaseActions({ found }: { found: SafeguardingCase }) {
  const me = useMe();
  const take = useTakeCase(found.id);
  const [doing, setDoing] = useState<{ name: ActName; seen: SafeguardingCase }>();
  const offered: ActName[] =
    found.status === 'closed' ? ['reopen'] : ['handOver', 'refer', 'close'];
  const close = () => setDoing(undefined);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {found.status !== 'closed' && found.assignee?.id !== me?.id && (
          <Button pending={take.isPending} onClick={() => take.mutate({ version: found.version })}>
            Take this case
          </Button>
        )}
        {offered.map((name) => (
          <Button key={name} variant="secondary" onClick={() => setDoing({ name, seen: found })}>
            {ACTS[name].label}
          </Button>
        ))}
      </div>
      {take.isError && <Notice tone="danger">{wordsOr(take.error, caseMessages.failed)}</Notice>}
      <DecisionDialog
        deciding={doing}
        about={({ name, seen }) => ({
          key: `${name}${seen.version}`,
          title: ACTS[name].title,
          consequence: ACTS[name].text,
        })}
        onClose={close}
      >
        {({ name, seen }) => {
          const { Form } = ACTS[name];
          return <Form found={seen} onDone={close} />;
        }}
      </DecisionDialog>
    </div>
  );
}
