import { call } from '#lib/client.ts';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type BlockId,
  type FollowKind,
  type FriendshipId,
  type NewBlock,
  friendEndpoints as doors,
} from '@ribbon/domain/friends';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/** The topic under which the server tells that something between people has changed. */
const KEY = 'friends';

export const blockedQuery = queryOptions({
  queryKey: ['blocked-people'],
  queryFn: async () => (await call(doors.blocked)).people,
});

export const suggestionsQuery = queryOptions({
  queryKey: [KEY, 'suggestions'],
  queryFn: async () => (await call(doors.suggestions)).people,
});

export const friendCodeQuery = queryOptions({
  queryKey: ['friend-code'],
  queryFn: async () => (await call(doors.code)).code,
});

const requestsOf = <Page extends { next: string | null }>(
  kind: 'requests' | 'sent',
  read: (query: { after?: string }) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey: [KEY, kind],
    queryFn: ({ pageParam }) => read(pageParam ? { after: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
export const friendRequestsQuery = requestsOf('requests', (query) =>
  call(doors.requests, { query }),
);
export const sentRequestsQuery = requestsOf('sent', (query) => call(doors.sent, { query }));

/** Read again with everything else of the family. */
export const childFriendsQuery = (childId: UserId) =>
  infiniteQueryOptions({
    queryKey: ['family', 'friends', childId],
    queryFn: ({ pageParam }) =>
      call(doors.ofChild, {
        params: { childId },
        query: pageParam ? { after: pageParam } : {},
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const friendFiguresQuery = queryOptions({
  queryKey: [KEY, 'figures'],
  queryFn: () => call(doors.figures),
});

export type PeopleKind = 'friends' | FollowKind;

/** The people behind one of one's own figures; only friends can be searched. */
export const peopleQuery = (kind: PeopleKind, search: string) =>
  infiniteQueryOptions({
    queryKey: [KEY, kind, search],
    queryFn: ({ pageParam }) => {
      const after = pageParam ? { after: pageParam } : {};
      return kind === 'friends'
        ? call(doors.list, { query: { search, ...after } })
        : call(doors.follows, { query: { kind, ...after } });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** What changes between two people changes many lists, so everything on the screen is read again. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => queries.invalidateQueries() });
}

const to = (userId: UserId) => ({ params: { userId } });

export const useBlock = () => useChange((body: NewBlock) => call(doors.block, { body }));
export const useBlockPerson = () =>
  useChange((userId: UserId) => call(doors.blockPerson, to(userId)));
export const useUnblock = () =>
  useChange((blockId: BlockId) => call(doors.unblock, { params: { blockId } }));

export const useAskFriend = () =>
  useChange((userId: UserId) => call(doors.request, { body: { userId } }));
export const useFriendCode = () =>
  useChange((code: string) => call(doors.useCode, { body: { code } }));
export const useAcceptFriend = () => useChange((userId: UserId) => call(doors.accept, to(userId)));
export const useDeclineFriend = () =>
  useChange((userId: UserId) => call(doors.decline, to(userId)));
export const useTakeBack = () =>
  useChange((friendshipId: FriendshipId) => call(doors.takeBack, { params: { friendshipId } }));
export const useRemoveFriend = () => useChange((userId: UserId) => call(doors.remove, to(userId)));
export const useEndForChild = (childId: UserId) =>
  useChange((userId: UserId) => call(doors.endForChild, { params: { childId, userId } }));
export const useFollow = () =>
  useChange(({ userId, follow }: { userId: UserId; follow: boolean }) =>
    call(follow ? doors.follow : doors.unfollow, to(userId)),
  );

export const useRenewCode = () => useChange(() => call(doors.renewCode));
export const useSwitchCode = () =>
  useChange((isEnabled: boolean) => call(doors.switchCode, { body: { isEnabled } }));
