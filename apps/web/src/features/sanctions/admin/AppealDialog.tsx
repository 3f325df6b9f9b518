import { DecisionDialog, ReasonForm } from '#lib/admin-list/DecisionDialog.tsx';
import { useSchemaForm } from '#lib/forms/form.ts';
import {
  type Appeal,
  AppealDecision,
  type AppealOutcome,
  WORDS_MAX,
  appealMessages,
} from '@ribbon/domain/sanctions';
import { useDecideAppeal } from './sanctions.admin.queries.ts';

export interface Answering {
  appeal: Appeal;
  outcome: AppealOutcome;
}

const WORDS: Readonly<Record<AppealOutcome, { title: string; does: string; button: string }>> = {
  overturned: {
    title: 'Reverse the decision',
    does: 'The decision is reversed straight away, and we’ll tell the person.',
    button: 'Reverse the decision',
  },
  upheld: {
    title: 'Uphold the decision',
    does: 'Nothing changes, and we’ll tell the person why.',
    button: 'Uphold the decision',
  },
};

/** What the outcome does, the words to the person, and then the outcome. */
export const AppealDialog = ({
  answering,
  onClose,
}: {
  answering: Answering | undefined;
  onClose: () => void;
}) => (
  <DecisionDialog
    deciding={answering}
    about={({ appeal, outcome }) => ({
      key: `${appeal.id}${outcome}`,
      title: WORDS[outcome].title,
      consequence: WORDS[outcome].does,
    })}
    onClose={onClose}
  >
    {(shown) => <AppealForm answering={shown} onClose={onClose} />}
  </DecisionDialog>
);

function AppealForm({
  answering: { appeal, outcome },
  onClose,
}: {
  answering: Answering;
  onClose: () => void;
}) {
  const form = useSchemaForm(AppealDecision, { outcome, words: '', version: appeal.version });
  const decide = useDecideAppeal(appeal.id);
  const submit = form.handleSubmit((input) =>
    decide
      .mutateAsync(input)
      .then(onClose, (error: unknown) => form.showFault(error, appealMessages.decisionFailed)),
  );
  return (
    <ReasonForm
      form={form}
      name="words"
      label="Message to the person"
      hint="They’ll read this with the outcome."
      rows={5}
      max={WORDS_MAX}
      confirmLabel={WORDS[outcome].button}
      tone={outcome === 'overturned' ? 'primary' : 'danger'}
      pending={decide.isPending}
      onSubmit={submit}
    />
  );
}
