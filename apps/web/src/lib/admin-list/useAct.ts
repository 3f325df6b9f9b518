import type { Topic } from '@ribbon/domain/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/**
 * An act on what a list shows. The list is read again whatever came of it: another administrator
 * may have been first.
 */
export function useAct<Input, Output>(
  topics: readonly Topic[],
  act: (input: Input) => Promise<Output>,
  success: {
    onSuccess?: (output: Output, input: Input) => unknown;
    onError?: (error: Error, input: Input) => unknown;
  } = {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    ...success,
    onSettled: () =>
      Promise.all(topics.map((topic) => queries.invalidateQueries({ queryKey: [topic] }))),
  });
}
