import { Dialog } from '#ui';
import { competitionMessages } from '@ribbon/domain/competitions';
import { useQuery } from '@tanstack/react-query';
import { organisingClubsQuery, useSubmitCompetition } from '../competitions.queries.ts';
import { CompetitionForm } from './CompetitionForm.tsx';

/** The form that submits a competition. */
export function SubmitDialog({ onClose, onSent }: { onClose: () => void; onSent: () => void }) {
  const submit = useSubmitCompetition();
  const clubs = useQuery(organisingClubsQuery);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title="Submit Competition"
      description="We check every competition before it’s published."
    >
      <CompetitionForm
        clubs={clubs.data ?? []}
        submitLabel={submit.isPending ? 'Submitting...' : 'Submit Competition'}
        pending={submit.isPending}
        failure={competitionMessages.submitFailed}
        onSave={(typed) => submit.mutateAsync(typed).then(onSent)}
      />
    </Dialog>
  );
}
