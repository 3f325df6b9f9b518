import { toast } from '#ui';
import type { Topic } from '@ribbon/domain/kernel';
import {
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { invalidateEverywhere } from './realtime.ts';

/** The key under which every query is. */
export const ALL_QUERIES: QueryKey = [];

interface Outcome<Output, Input, Before> extends Pick<
  UseMutationOptions<Output, Error, Input, Before>,
  'mutationKey' | 'scope' | 'onMutate' | 'onSuccess' | 'onError'
> {
  /** The message after a success; none by default. */
  success?: string | ((output: Output, input: Input) => string);
  /** The message after a failure, such as `wordsFor`; by default the form or dialog shows the fault. */
  failure?: (error: Error, input: Input) => string;
  /** Keeps what is shown after a failure. Otherwise it is read again: another person may have been first. */
  onlyOnSuccess?: boolean;
}

/**
 * A change, and what it invalidates: topics here and in other tabs, keys of queries here alone. The
 * mutation is pending until these are there again. Of changes that share a `mutationKey` the last
 * invalidates: earlier, it would undo what the others show.
 */
export function useTopicMutation<Output, Input = void, Before = unknown>(
  changed: readonly (Topic | QueryKey)[],
  mutationFn: (input: Input) => Promise<Output>,
  {
    success,
    failure,
    onlyOnSuccess = false,
    onSuccess,
    onError,
    ...options
  }: Outcome<Output, Input, Before> = {},
): UseMutationResult<Output, Error, Input, Before> {
  const queries = useQueryClient();
  return useMutation({
    ...options,
    mutationFn,
    onSuccess: async (output, input, before, context) => {
      if (success !== undefined)
        toast.success(typeof success === 'string' ? success : success(output, input));
      await onSuccess?.(output, input, before, context);
    },
    onError: async (error, input, before, context) => {
      if (failure) toast.error(failure(error, input));
      await onError?.(error, input, before, context);
    },
    onSettled: async (_, error) => {
      if (error && onlyOnSuccess) return;
      const { mutationKey } = options;
      if (mutationKey && queries.isMutating({ mutationKey }) > 1) return;
      await invalidateAll(queries, changed);
    },
  });
}

const invalidateAll = (queries: QueryClient, changed: readonly (Topic | QueryKey)[]) =>
  Promise.all(
    changed.map((what) =>
      typeof what === 'string'
        ? invalidateEverywhere(queries, what)
        : queries.invalidateQueries({ queryKey: what }),
    ),
  );
