import { longDay } from '#lib/format/format.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Form, TextArea } from '#ui';
import { APPEAL_MAX, NewAppeal, type OwnDecision, appealMessages } from '@ribbon/domain/sanctions';
import { useState } from 'react';
import { useAppeal } from './sanctions.queries.ts';

/** Asks for another look, once and in time. */
export function AppealPart({ decision }: { decision: OwnDecision }) {
  const [open, setOpen] = useState(false);
  if (!decision.mayAppeal) return null;
  if (open) return <AppealForm decision={decision} onCancel={() => setOpen(false)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t-2 border-line pt-4">
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Appeal
      </Button>
      <span className="text-sm text-muted">Until {longDay(decision.appealUntil)}</span>
    </div>
  );
}

function AppealForm({ decision, onCancel }: { decision: OwnDecision; onCancel: () => void }) {
  const form = useSchemaForm(NewAppeal, { words: '' });
  const appeal = useAppeal(decision);
  const submit = form.handleSubmit((input) =>
    appeal.mutateAsync(input).then(
      () => undefined,
      (error: unknown) => form.showFault(error, appealMessages.sendFailed),
    ),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <TextArea
        label="Why do you disagree?"
        hint="Someone other than the person who decided will read this. You can appeal once."
        rows={6}
        max={APPEAL_MAX}
        error={form.formState.errors.words?.message}
        {...form.register('words')}
      />
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" pending={appeal.isPending}>
          Send Appeal
        </Button>
      </div>
    </Form>
  );
}
