import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { call, callForFile, wordsFor } from '#lib/http/client.ts';
import { saveFile } from '#lib/http/save-file.ts';
import type { ClubId, UserId } from '@ribbon/domain/accounts';
import {
  type ClubLogo,
  type InvitationId,
  type MemberSearch,
  type MembershipId,
  type MembershipType,
  type NewInvitation,
  manageEndpoints as endpoints,
  invitationEndpoints as invitations,
} from '@ribbon/domain/clubs';
import { familyEndpoints } from '@ribbon/domain/families';
import type { InputOf } from '@ribbon/domain/kernel';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The server announces changes under the same name. */
const TOPIC = topic('club-management');

export const managedClubsQuery = queryOptions({
  queryKey: [TOPIC, 'clubs'],
  queryFn: async () => (await call(endpoints.clubs)).clubs,
});

export const overviewQuery = (clubId: ClubId) =>
  queryOptions({
    queryKey: [TOPIC, clubId, 'overview'],
    queryFn: () => call(endpoints.overview, { params: { clubId } }),
  });

export const activityQuery = (clubId: ClubId) =>
  queryOptions({
    queryKey: [TOPIC, clubId, 'activity'],
    queryFn: async () => (await call(endpoints.activity, { params: { clubId } })).activity,
  });

export const requestsQuery = (clubId: ClubId) =>
  queryOptions({
    queryKey: [TOPIC, clubId, 'requests'],
    queryFn: async () => (await call(endpoints.requests, { params: { clubId } })).requests,
  });

export const invitationsQuery = (clubId: ClubId) =>
  queryOptions({
    queryKey: [TOPIC, clubId, 'invitations'],
    queryFn: async () => (await call(invitations.list, { params: { clubId } })).invitations,
  });

export const membersQuery = (clubId: ClubId, search: Pick<MemberSearch, 'search' | 'role'>) =>
  infiniteQueryOptions({
    queryKey: [TOPIC, clubId, 'members', search],
    queryFn: ({ pageParam }) =>
      call(endpoints.members, {
        params: { clubId },
        query: { ...search, ...(pageParam && { after: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** An act upon the club; whatever shows the club is read again, whether it worked or not. */
const useAct = <Input, Answer>(act: (input: Input) => Promise<Answer>) =>
  useTopicMutation([TOPIC, 'memberships', 'clubs', 'club-choices'], act);

export const useUpdateClub = (clubId: ClubId) =>
  useAct((body: InputOf<typeof endpoints.update>['body']) =>
    call(endpoints.update, { params: { clubId }, body }),
  );

export const useChangeLogo = (clubId: ClubId) =>
  useAct((body: ClubLogo) => call(endpoints.changeLogo, { params: { clubId }, body }));

export const useDecide = (clubId: ClubId) =>
  useAct(
    ({
      membershipId,
      ...body
    }: {
      membershipId: MembershipId;
      approve: boolean;
      knownGuardians?: UserId[];
    }) => call(endpoints.decide, { params: { clubId, membershipId }, body }),
  );

/** Children of the club whose guardians nobody has verified. */
export const unverifiedChildrenQuery = (clubId: ClubId) =>
  queryOptions({
    queryKey: [TOPIC, clubId, 'guardians'],
    queryFn: async () =>
      (await call(familyEndpoints.unverifiedChildren, { params: { clubId } })).children,
  });

export const useVouch = (clubId: ClubId) =>
  useAct((body: { childId: UserId; guardianId: UserId; known: boolean }) =>
    call(familyEndpoints.vouch, { params: { clubId }, body }),
  );

export const useMakeGuardianCode = (clubId: ClubId) =>
  useAct((childId: UserId) =>
    call(familyEndpoints.makeGuardianCode, { params: { clubId }, body: { childId } }),
  );

export const useConfirm = (clubId: ClubId) =>
  useAct((membershipIds: MembershipId[]) =>
    call(endpoints.confirm, { params: { clubId }, body: { membershipIds } }),
  );

export const useChangeRole = (clubId: ClubId) =>
  useAct(({ membershipId, role }: { membershipId: MembershipId; role: MembershipType }) =>
    call(endpoints.changeRole, { params: { clubId, membershipId }, body: { role } }),
  );

export const useRemoveMember = (clubId: ClubId) =>
  useAct((membershipId: MembershipId) =>
    call(endpoints.removeMember, { params: { clubId, membershipId } }),
  );

export const useInvite = (clubId: ClubId) =>
  useAct((body: NewInvitation) => call(invitations.create, { params: { clubId }, body }));

export const useRevoke = (clubId: ClubId) =>
  useAct((invitationId: InvitationId) =>
    call(invitations.revoke, { params: { clubId, invitationId } }),
  );

export const useExportMembers = (clubId: ClubId) =>
  useTopicMutation([], () => callForFile(endpoints.exportMembers, { params: { clubId } }), {
    onSuccess: ({ name, content }) => saveFile(name, content),
    failure: wordsFor,
  });
