import { call } from '#lib/client.ts';
import type { UserId } from '@ribbon/domain/accounts';
import { type NewBlock, friendEndpoints as doors } from '@ribbon/domain/friends';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export const blockedQuery = queryOptions({
  queryKey: ['blocked-people'],
  queryFn: async () => (await call(doors.blocked)).people,
});

/** A block changes what both see everywhere, so everything is read again. */
function useChange<Input>(change: (input: Input) => Promise<void>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => queries.invalidateQueries() });
}

export const useBlock = () => useChange((body: NewBlock) => call(doors.block, { body }));
export const useUnblock = () =>
  useChange((userId: UserId) => call(doors.unblock, { params: { userId } }));
