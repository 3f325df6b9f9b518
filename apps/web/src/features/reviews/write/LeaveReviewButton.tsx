import { SignInRequiredDialog } from '#features/accounts';
import type { PendingAction } from '#lib/session/pending-action.ts';
import { useMe } from '#lib/session/session.ts';
import { Button } from '#ui';
import { type ReviewedClub, reviewPolicy } from '@ribbon/domain/reviews';
import { useState } from 'react';
import { LazyReviewFormDialog } from './LazyReviewFormDialog.tsx';

/** Opens the form; a visitor is asked to sign in, and finds it open afterwards. */
export function LeaveReviewButton({
  club,
  variant = 'secondary',
}: {
  club: Pick<ReviewedClub, 'id' | 'name'>;
  variant?: 'primary' | 'secondary';
}) {
  const me = useMe();
  const [times, setTimes] = useState(0);
  const [open, setOpen] = useState(false);
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const [isAsked, setIsAsked] = useState(false);
  if (me === undefined || (me !== null && !reviewPolicy.rate(me))) return null;
  const start = () => {
    if (me === null) {
      setPendingAction({ kind: 'reviewClub', clubId: club.id, clubName: club.name });
      setIsAsked(true);
      return;
    }
    setTimes(times + 1);
    setOpen(true);
  };
  return (
    <>
      <Button variant={variant} onClick={start}>
        Leave Review<span className="sr-only">: {club.name}</span>
      </Button>
      {times > 0 && (
        <LazyReviewFormDialog key={times} club={club} open={open} onOpenChange={setOpen} />
      )}
      {isAsked && (
        <SignInRequiredDialog action={pendingAction} onClose={() => setPendingAction(undefined)} />
      )}
    </>
  );
}
