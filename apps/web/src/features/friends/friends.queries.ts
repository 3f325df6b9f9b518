import { ALL_QUERIES, useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { topic } from '#lib/query/invalidate.ts';
import { call } from '#lib/http/client.ts';
import type { UserId } from '@ribbon/domain/accounts';
import {
  type BlockId,
  type FollowKind,
  type FriendshipId,
  type NewBlock,
  friendEndpoints as endpoints,
} from '@ribbon/domain/friends';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** The topic on which the server announces changes between people. */
const KEY = topic('friends');

export const blockedQuery = queryOptions({
  queryKey: ['blocked-people'],
  queryFn: async () => (await call(endpoints.blocked)).people,
});

export const suggestionsQuery = queryOptions({
  queryKey: [KEY, 'suggestions'],
  queryFn: async () => (await call(endpoints.suggestions)).people,
});

export const friendCodeQuery = queryOptions({
  queryKey: ['friend-code'],
  queryFn: async () => (await call(endpoints.code)).code,
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
  call(endpoints.requests, { query }),
);
export const sentRequestsQuery = requestsOf('sent', (query) => call(endpoints.sent, { query }));

/** Read again with everything else of the family. */
export const childFriendsQuery = (childId: UserId) =>
  infiniteQueryOptions({
    queryKey: [topic('family'), 'friends', childId],
    queryFn: ({ pageParam }) =>
      call(endpoints.ofChild, {
        params: { childId },
        query: pageParam ? { after: pageParam } : {},
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const friendFiguresQuery = queryOptions({
  queryKey: [KEY, 'figures'],
  queryFn: () => call(endpoints.figures),
});

export type PeopleKind = 'friends' | FollowKind;

/** The people behind one of the reader's figures; only friends can be searched. */
export const peopleQuery = (kind: PeopleKind, search: string) =>
  infiniteQueryOptions({
    queryKey: [KEY, kind, search],
    queryFn: ({ pageParam }) => {
      const after = pageParam ? { after: pageParam } : {};
      return kind === 'friends'
        ? call(endpoints.list, { query: { search, ...after } })
        : call(endpoints.follows, { query: { kind, ...after } });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** What changes between two people changes many lists, so everything on the screen is read again. */
const useChange = <Input, Output>(change: (input: Input) => Promise<Output>) =>
  useTopicMutation([ALL_QUERIES], change, { onlyOnSuccess: true });

const to = (userId: UserId) => ({ params: { userId } });

export const useBlock = () => useChange((body: NewBlock) => call(endpoints.block, { body }));
export const useBlockPerson = () =>
  useChange((userId: UserId) => call(endpoints.blockPerson, to(userId)));
export const useUnblock = () =>
  useChange((blockId: BlockId) => call(endpoints.unblock, { params: { blockId } }));

export const useAskFriend = () =>
  useChange((userId: UserId) => call(endpoints.request, { body: { userId } }));
export const useFriendCode = () =>
  useChange((code: string) => call(endpoints.useCode, { body: { code } }));
export const useAcceptFriend = () =>
  useChange((userId: UserId) => call(endpoints.accept, to(userId)));
export const useDeclineFriend = () =>
  useChange((userId: UserId) => call(endpoints.decline, to(userId)));
export const useTakeBack = () =>
  useChange((friendshipId: FriendshipId) => call(endpoints.takeBack, { params: { friendshipId } }));
export const useRemoveFriend = () =>
  useChange((userId: UserId) => call(endpoints.remove, to(userId)));
export const useEndForChild = (childId: UserId) =>
  useChange((userId: UserId) => call(endpoints.endForChild, { params: { childId, userId } }));
export const useFollow = () =>
  useChange(({ userId, follow }: { userId: UserId; follow: boolean }) =>
    call(follow ? endpoints.follow : endpoints.unfollow, to(userId)),
  );

export const useRenewCode = () => useChange(() => call(endpoints.renewCode));
export const useSwitchCode = () =>
  useChange((isEnabled: boolean) => call(endpoints.switchCode, { body: { isEnabled } }));
