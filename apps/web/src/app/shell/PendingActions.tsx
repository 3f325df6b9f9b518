import { LazyClaimDialog } from '#features/claims';
import { useAcceptInvitation, useJoinClub } from '#features/memberships';
import { useAskFriend } from '#features/friends';
import { LazyReviewFormDialog } from '#features/reviews';
import { wordsFor } from '#lib/http/client.ts';
import { type PendingAction, pendingAction } from '#lib/session/pending-action.ts';
import { toast } from '#ui';
import type { Me } from '@ribbon/domain/accounts';
import { useEffect, useState } from 'react';
import { t } from '@ribbon/domain/kernel';

/** Carries out what a visitor asked for before they had an account, once they can. */
export function PendingActions({ me }: { me: Me }) {
  const person = me.status === 'active' ? me.id : undefined;
  const { mutate: joinClub } = useJoinClub();
  const { mutate: acceptInvitation } = useAcceptInvitation();
  const { mutate: askFriend } = useAskFriend();
  const [claim, setClaim] = useState<PendingAction & { kind: 'claimClub' }>();
  const [review, setReview] = useState<PendingAction & { kind: 'reviewClub' }>();
  useEffect(() => {
    if (person === undefined) return;
    void pendingAction.take().then((action) => {
      if (action?.kind === 'joinClub')
        joinClub({ clubId: action.clubId, clubName: action.clubName });
      if (action?.kind === 'acceptInvitation') acceptInvitation(action);
      if (action?.kind === 'addFriend') {
        askFriend(action.userId, {
          onSuccess: () =>
            toast.success(t('Friend request sent to {action}', { action: action.name })),
          onError: (error) => toast.error(wordsFor(error)),
        });
      }
      // These need more than a click, so the form opens where the visitor left off.
      if (action?.kind === 'claimClub') setClaim(action);
      if (action?.kind === 'reviewClub') setReview(action);
    });
  }, [person, joinClub, acceptInvitation, askFriend]);
  return (
    <>
      {claim && (
        <LazyClaimDialog
          club={{ id: claim.clubId, name: claim.clubName }}
          open
          onClose={() => setClaim(undefined)}
        />
      )}
      {review && (
        <LazyReviewFormDialog
          club={{ id: review.clubId, name: review.clubName }}
          open
          onOpenChange={() => setReview(undefined)}
        />
      )}
    </>
  );
}
