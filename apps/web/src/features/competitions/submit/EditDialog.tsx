import { Dialog, toast } from '#ui';
import { type CompetitionDetail, competitionMessages } from '@ribbon/domain/competitions';
import { useChangeCompetition } from '../competitions.queries.ts';
import { CompetitionForm } from './CompetitionForm.tsx';

/** Edits a competition the reader has submitted; it is reviewed again before it is published. */
export function EditDialog({
  competition,
  onClose,
}: {
  competition: CompetitionDetail;
  onClose: () => void;
}) {
  const change = useChangeCompetition(competition.id);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title="Edit competition"
      description="We’ll check it again before it’s published."
    >
      <CompetitionForm
        competition={competition}
        submitLabel="Send again"
        pending={change.isPending}
        failure={competitionMessages.updateFailed}
        onSave={(typed) =>
          change.mutateAsync(typed).then(() => {
            toast.success(competitionMessages.submitted);
            onClose();
          })
        }
      />
    </Dialog>
  );
}
