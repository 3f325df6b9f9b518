import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { CLUBS_TOPIC } from '#features/clubs';
import { call } from '#lib/http/client.ts';
import { useMe } from '#lib/session/session.ts';
import { toast } from '#ui';
import { type ClubId, type UserId, accountFaults } from '@ribbon/domain/accounts';
import {
  type Membership,
  type MembershipStatus,
  clubEndpoints,
  clubFaults,
  clubMessages,
  invitationEndpoints,
} from '@ribbon/domain/clubs';
import { familyFaults } from '@ribbon/domain/families';
import { commonFaults } from '@ribbon/domain/kernel';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

/** The server announces changes under the same name. */
const TOPIC = topic('memberships');

const membershipsQuery = queryOptions({
  queryKey: [TOPIC],
  queryFn: async () => (await call(clubEndpoints.memberships)).memberships,
});

/** The reader's memberships; queried only for people who may have any. */
export const useMemberships = () => {
  const isActive = useMe()?.status === 'active';
  return useQuery({ ...membershipsQuery, enabled: isActive });
};

/** Joining and leaving also change the number of a club's members. */
const CHANGED = [TOPIC, CLUBS_TOPIC];

interface Joining {
  clubId: ClubId;
  clubName: string;
  /** What it will look like if nothing is in the way: shown at once. */
  expected?: Membership;
}

const outcomes: Readonly<Record<MembershipStatus, (club: string) => string>> = {
  active: clubMessages.joined,
  joined: clubMessages.joinedUnconfirmed,
  waiting_club: clubMessages.asked,
  waiting_guardian: clubMessages.guardianAsked,
};

/** Refusals that say better than we could what is in the way. */
const TELLING = [
  clubFaults.alreadyMember,
  clubFaults.invitationOnly,
  clubFaults.otherAddress,
  clubFaults.lastAdmin,
  accountFaults.linkSpent,
  familyFaults.guardianSaysNo,
  accountFaults.awaitingGuardian,
  accountFaults.accountPaused,
  accountFaults.accountDeleting,
  accountFaults.outsideBeta,
  commonFaults.tooManyRequests,
];

function showRefusal(error: Error, otherwise: string): void {
  // An expired session has a dialog of its own.
  if (commonFaults.signInRequired.matches(error)) return;
  toast.error(TELLING.some((kind) => kind.matches(error)) ? error.message : otherwise);
}

export function useJoinClub() {
  const queries = useQueryClient();
  const { queryKey } = membershipsQuery;
  return useTopicMutation(
    CHANGED,
    ({ clubId }: Joining) => call(clubEndpoints.join, { params: { clubId } }),
    {
      onMutate: async ({ expected }) => {
        await queries.cancelQueries({ queryKey });
        const before = queries.getQueryData(queryKey);
        if (expected) queries.setQueryData(queryKey, (old) => old && [...old, expected]);
        return { before };
      },
      success: ({ status }, { clubName }) => outcomes[status](clubName),
      onError: (error, _, context) => {
        if (context) queries.setQueryData(queryKey, context.before);
        showRefusal(error, clubMessages.joinFailed);
      },
    },
  );
}

/** What the holder of an invitation sees; another reader may see another answer. */
export const invitationQuery = (token: string, reader: UserId | undefined) =>
  queryOptions({
    queryKey: ['invitation', token, reader],
    queryFn: () => call(invitationEndpoints.open, { body: { token } }),
    staleTime: 0,
  });

/** Not tried again: it works once, and a second attempt would call a success a failure. */
export const useAcceptInvitation = () =>
  useTopicMutation(
    CHANGED,
    ({ token }: { token: string; clubName: string }) =>
      call(invitationEndpoints.accept, { body: { token } }),
    {
      success: ({ status, clubName }) => outcomes[status](clubName),
      onError: (error) => showRefusal(error, clubMessages.joinFailed),
    },
  );

export const useLeaveClub = () =>
  useTopicMutation(
    CHANGED,
    ({ clubId }: Membership) => call(clubEndpoints.leave, { params: { clubId } }),
    {
      success: (_, { clubName, status }) =>
        status === 'active' || status === 'joined'
          ? clubMessages.left(clubName)
          : `Your request to ${clubName} has been withdrawn.`,
      onError: (error) => showRefusal(error, clubMessages.leaveFailed),
    },
  );
