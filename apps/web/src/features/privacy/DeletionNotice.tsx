import { wordsFor } from '#lib/http/client.ts';
import { longDay } from '#lib/format/format.ts';
import { Button, Notice, QueryBoundary, TakesFocus, toast } from '#ui';
import { privacyFaults } from '@ribbon/domain/privacy';
import { useQuery } from '@tanstack/react-query';
import { deletionQuery, useCancelDeletion } from './privacy.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** On top of the page while an account is about to go. */
export function DeletionNotice() {
  return (
    <QueryBoundary
      query={useQuery(deletionQuery)}
      failed={{ title: 'We couldn’t check when your account will be deleted' }}
      loading={null}
    >
      {({ undoUntil, byGuardian, byAdmin }) =>
        undoUntil && <Undo undoUntil={undoUntil} others={deciderName(byGuardian, byAdmin)} />
      }
    </QueryBoundary>
  );
}

/** The explanation for a person who cannot undo the deletion. */
function deciderName(byGuardian: boolean, byAdmin: boolean): string | undefined {
  if (byAdmin) return privacyFaults.adminDecides.message;
  return byGuardian ? privacyFaults.guardianDecides.message : undefined;
}

function Undo({ undoUntil, others }: { undoUntil: Date; others: string | undefined }) {
  const keep = useCancelDeletion();
  // The notice is gone before the callbacks of a hook would be called.
  const stay = () =>
    keep.mutateAsync().then(
      () => toast.success('Your account stays'),
      (error: unknown) => toast.error(wordsFor(error)),
    );
  const day = longDay(undoUntil);
  return (
    <TakesFocus>
      <Notice
        tone="caution"
        role="none"
        title={t('Your account will be deleted after {day}', { day })}
        action={
          others === undefined && (
            <Button pending={keep.isPending} onClick={() => void stay()}>
              Keep my account
            </Button>
          )
        }
      >
        {others ?? 'Until then nobody can use it, and nothing is lost. You can still keep it.'}
      </Notice>
    </TakesFocus>
  );
}
