import { wordsFor } from '#lib/http/client.ts';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Dialog, Form, toast } from '#ui';
import { PlanDraft, type PlanSession, planMessages } from '@ribbon/domain/plans';
import { useState } from 'react';
import { type PlanWithWeeks, useChangeBlocks } from '../plans.queries.ts';
import { BlockList } from './fields/BlockList.tsx';
import { formOf } from './plans.form.ts';
import { t } from '@ribbon/domain/kernel';

interface Props {
  plan: PlanWithWeeks;
  session: PlanSession;
  /** Which week and which of its sessions it is. */
  place: { week: number; session: number };
  onClose: () => void;
}

/** Changes what is practised in one session of a plan that is published; days and places stay. */
export function BlocksDialog({ plan, session, place, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title={t('What’s practised: {session}', { session: session.title })}
      description="Members see the change straight away. Times and places stay as they are."
    >
      <BlocksForm plan={plan} session={session} place={place} onClose={onClose} />
    </Dialog>
  );
}

function BlocksForm({ plan, session, place, onClose }: Props) {
  const form = useSchemaForm(PlanDraft, formOf(plan));
  const change = useChangeBlocks(plan.id, session.id);
  const [refusal, setRefusal] = useState<string>();
  const submit = form.handleSubmit(({ weeks }) =>
    change.mutateAsync(weeks[place.week]?.sessions[place.session]?.blocks ?? []).then(
      () => {
        toast.success(planMessages.saved);
        onClose();
      },
      (error: unknown) => setRefusal(wordsFor(error)),
    ),
  );
  return (
    <Form onSubmit={submit} notice={refusal}>
      <BlockList form={form} {...place} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Close without saving
        </Button>
        <Button type="submit" pending={change.isPending}>
          Save
        </Button>
      </div>
    </Form>
  );
}
