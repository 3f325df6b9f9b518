import { useAcceptInvitation, useJoinClub } from '#features/clubs';
import { pendingAction } from '#lib/pending-action.ts';
import { useMe } from '#lib/session.ts';
import { useEffect } from 'react';

/** Carries out what somebody wished for before they had an account, once they can. */
export function PendingActions() {
  const me = useMe();
  const person = me?.status === 'active' ? me.id : undefined;
  const { mutate: joinClub } = useJoinClub();
  const { mutate: acceptInvitation } = useAcceptInvitation();
  useEffect(() => {
    if (person === undefined) return;
    void pendingAction.take().then((wish) => {
      if (wish?.kind === 'joinClub') joinClub({ clubId: wish.clubId, clubName: wish.clubName });
      if (wish?.kind === 'acceptInvitation') acceptInvitation(wish);
    });
  }, [person, joinClub, acceptInvitation]);
  return null;
}
