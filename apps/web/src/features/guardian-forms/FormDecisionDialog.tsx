import { FormRefusal as RefusedWords, useModeratedForm } from '#features/moderation';
import { DecisionDialog, ReasonField } from '#lib/admin-list/DecisionDialog.tsx';
import { WhyField } from '#lib/admin-list/WhyForm.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import { Button, Form, SelectField, toast } from '#ui';
import {
  FORM_PROBLEM_LABELS,
  FORM_WORDS_MAX,
  FormAcceptance,
  FormProblem,
  FormRefusal,
  type WaitingForm,
  formFaults,
  formMessages as messages,
} from '@ribbon/domain/guardian-forms';
import { useDecideForm } from './guardian-forms.queries.ts';
import { t } from '@ribbon/domain/kernel';

export interface Deciding {
  form: WaitingForm;
  accept: boolean;
}

interface Props {
  form: WaitingForm;
  onClose: () => void;
}

const ACCEPTED = ['Signature, names and reference match'] as const;
const PROBLEMS = FormProblem.options.map((value) => ({ value, label: FORM_PROBLEM_LABELS[value] }));

/** What a decision about a form does, and the decision. */
export const FormDecisionDialog = ({
  deciding,
  onClose,
}: {
  deciding: Deciding | undefined;
  onClose: () => void;
}) => (
  <DecisionDialog
    deciding={deciding}
    about={({ form, accept }) => ({
      key: `${form.id}${accept}`,
      title: accept ? 'Accept the form' : 'Decline the form',
      consequence: accept
        ? t(
            'Friends, posts and challenges open to {child}, as far as {guardian} switches them on. The picture is deleted.',
            { child: form.child.name, guardian: form.guardian },
          )
        : t('We’ll write to {guardian}, who can send the form again. The picture is deleted.', {
            guardian: form.guardian,
          }),
    })}
    onClose={onClose}
  >
    {({ form, accept }) =>
      accept ? <Accept form={form} onClose={onClose} /> : <Decline form={form} onClose={onClose} />
    }
  </DecisionDialog>
);

/** Somebody else was first: there is nothing to decide any more. */
function settledBy(error: unknown, onClose: () => void): boolean {
  if (!formFaults.alreadyDecided.matches(error)) return false;
  toast.info(error.message);
  onClose();
  return true;
}

function Accept({ form: { id }, onClose }: Props) {
  const form = useSchemaForm(FormAcceptance, { accept: true, reason: '' });
  const decide = useDecideForm(id);
  const submit = form.handleSubmit((body) =>
    decide.mutateAsync(body).then(
      () => {
        toast.success(messages.decided.accepted);
        onClose();
      },
      (error: unknown) => {
        if (!settledBy(error, onClose)) form.showFault(error);
      },
    ),
  );
  return (
    <Form onSubmit={submit} notice={form.notice}>
      <WhyField form={form} usual={ACCEPTED} />
      <Button type="submit" block pending={decide.isPending}>
        Accept Form
      </Button>
    </Form>
  );
}

function Decline({ form: { id }, onClose }: Props) {
  const form = useModeratedForm(FormRefusal, { accept: false, words: '' }, 'words');
  const decide = useDecideForm(id);
  const submit = form.handleSubmit((body) =>
    decide.mutateAsync(body).then(
      () => {
        toast.success(messages.decided.declined);
        onClose();
      },
      (error: unknown) => {
        if (!settledBy(error, onClose)) form.showFault(error);
      },
    ),
  );
  return (
    <>
      <Form onSubmit={submit} notice={form.notice}>
        <SelectField
          label="What is wrong?"
          placeholder="Please choose"
          options={PROBLEMS}
          error={form.formState.errors.problem?.message}
          {...form.register('problem')}
        />
        <ReasonField
          form={form}
          name="words"
          label="Message to the guardian"
          hint="They also read what you chose above."
          required={false}
          rows={3}
          max={FORM_WORDS_MAX}
        />
        <Button type="submit" block variant="danger" pending={decide.isPending}>
          Decline Form
        </Button>
      </Form>
      <RefusedWords form={form} />
    </>
  );
}
