import { wordsFor } from '#lib/client.ts';
import { longDay } from '#lib/format.ts';
import { Button, Notice, TakesFocus, toast } from '#ui';
import { privacyFaults } from '@ribbon/domain/privacy';
import { useQuery } from '@tanstack/react-query';
import { deletionQuery, useCancelDeletion } from './privacy.queries.ts';

/** On top of the page while an account is about to go. */
export function DeletionNotice() {
  const { data: deletion } = useQuery(deletionQuery);
  const keep = useCancelDeletion();
  if (!deletion?.undoUntil) return null;
  // The notice is gone before the callbacks of a hook would be called.
  const stay = () =>
    keep.mutateAsync().then(
      () => toast.success('Your account stays'),
      (error: unknown) => toast.error(wordsFor(error)),
    );
  const day = longDay(deletion.undoUntil);
  return (
    <TakesFocus>
      <Notice
        tone="caution"
        role="none"
        title={`Your account will be deleted after ${day}`}
        action={
          !deletion.byGuardian && (
            <Button pending={keep.isPending} onClick={() => void stay()}>
              Keep my account
            </Button>
          )
        }
      >
        {deletion.byGuardian
          ? privacyFaults.guardianDecides.message
          : 'Until then nobody can use it, and nothing is lost. You can still keep it.'}
      </Notice>
    </TakesFocus>
  );
}
