import { useJoinClub, useMemberships } from '#features/memberships';
import type { PendingAction } from '#lib/session/pending-action.ts';
import { useMe } from '#lib/session/session.ts';
import { type Me, isChild } from '@ribbon/domain/accounts';
import { type FoundClub, type Membership, clubPolicy } from '@ribbon/domain/clubs';
import { useState } from 'react';

/** How a membership begins if nothing is in the way. */
const expectedOf = (me: Me, { id, name, joinPolicy, ...club }: FoundClub): Membership => ({
  ...club,
  clubId: id,
  clubName: name,
  membershipType: 'member',
  joinedAt: new Date(),
  isConfirmedCoach: false,
  status: isChild(me.ageBand) ? 'waiting_guardian' : clubPolicy.entry(me, joinPolicy),
});

/**
 * The reader's membership of each club, and how to join; a visitor's request is kept until they
 * have an account.
 */
export function useJoining() {
  const me = useMe();
  const memberships = useMemberships();
  const join = useJoinClub();
  const [pendingAction, setPendingAction] = useState<PendingAction>();
  const own = new Map(memberships.data?.map(({ clubId, status }) => [clubId, status]));
  return {
    me,
    pendingAction,
    forgetPendingAction: () => setPendingAction(undefined),
    /** Nobody is offered a club that they may be a member of already. */
    isUnknown: me === undefined || memberships.isLoading,
    membershipsFailed: memberships.isLoadingError,
    readMembershipsAgain: () => void memberships.refetch(),
    statusIn: (club: FoundClub) => own.get(club.id),
    isJoining: (club: FoundClub) => join.isPending && join.variables.clubId === club.id,
    join(club: FoundClub): void {
      const { id: clubId, name: clubName } = club;
      if (me) join.mutate({ clubId, clubName, expected: expectedOf(me, club) });
      else setPendingAction({ kind: 'joinClub', clubId, clubName });
    },
  };
}

export type Joining = ReturnType<typeof useJoining>;
