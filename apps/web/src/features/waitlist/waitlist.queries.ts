import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { call, wordsFor } from '#lib/http/client.ts';
import { pagedQuery } from '#lib/query/paged-query.ts';
import { topic } from '#lib/query/invalidate.ts';
import { toast } from '#ui';
import type { UserId } from '@ribbon/domain/accounts';
import type { AdminReason } from '@ribbon/domain/kernel';
import {
  type ChosenInLine,
  type FirstInLine,
  type WaitlistEntry,
  waitlistEndpoints as endpoints,
  waitlistMessages,
} from '@ribbon/domain/waitlist';
import { queryOptions } from '@tanstack/react-query';
import type { WaitlistFilters } from './waitlist.search.ts';

/** The server announces changes under the same name. */
const TOPIC = topic('admin-waitlist');

export const filterOf = ({ search = '', userType, state }: WaitlistFilters) => ({
  search,
  userType,
  state,
});

export const waitlistQuery = (filters: WaitlistFilters) =>
  pagedQuery([TOPIC, 'list', filterOf(filters)], (cursor) =>
    call(endpoints.list, { query: { ...filterOf(filters), cursor } }),
  );

export const waitlistFiguresQuery = queryOptions({
  queryKey: [TOPIC, 'figures'],
  queryFn: () => call(endpoints.figures),
});

const showInvited = ({ invited }: { invited: number }) =>
  invited === 0
    ? toast.info(waitlistMessages.nobodyLeft)
    : toast.success(waitlistMessages.invited(invited));
const showRefusal = (error: Error) => toast.error(wordsFor(error));

export const useInviteFirst = () =>
  useTopicMutation([TOPIC], (body: FirstInLine) => call(endpoints.inviteFirst, { body }), {
    onSuccess: showInvited,
  });

export const useInviteChosen = () =>
  useTopicMutation([TOPIC], (body: ChosenInLine) => call(endpoints.inviteChosen, { body }), {
    onSuccess: showInvited,
  });

export const useInviteAgain = () =>
  useTopicMutation(
    [TOPIC],
    ({ id: signupId, invitations, reason }: WaitlistEntry & AdminReason) =>
      call(endpoints.inviteAgain, { params: { signupId }, body: { invitations, reason } }),
    { success: waitlistMessages.sentAgain, onError: showRefusal },
  );

export const useRemoveEntry = () =>
  useTopicMutation(
    [TOPIC],
    ({ id: signupId, reason }: Pick<WaitlistEntry, 'id'> & AdminReason) =>
      call(endpoints.remove, { params: { signupId }, body: { reason } }),
    { success: waitlistMessages.removed, onError: showRefusal },
  );

export const invitationQuery = (token: string, reader: UserId | undefined) =>
  queryOptions({
    queryKey: ['invitation-to-join', token, reader],
    queryFn: () => call(endpoints.openInvitation, { body: { token } }),
    staleTime: 0,
  });

/** Not tried again: it works once, and a second attempt would call a success a failure. */
export const useAcceptInvitation = () =>
  useTopicMutation(
    [topic('me')],
    (token: string) => call(endpoints.acceptInvitation, { body: { token } }),
    { onlyOnSuccess: true },
  );
