import { type DataTag, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** A change of settings that is seen at once, and taken back when the server says no. */
export function useSavedAtOnce<Settings, Key extends QueryKey>(
  { queryKey }: { queryKey: DataTag<Key, Settings> },
  save: (settings: Settings) => Promise<Settings>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: save,
    onMutate: async (settings: Settings) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Settings>(queryKey);
      queries.setQueryData<Settings>(queryKey, settings);
      return before;
    },
    onError: (_, __, before) => queries.setQueryData<Settings>(queryKey, before),
    onSuccess: (saved) => queries.setQueryData<Settings>(queryKey, saved),
    // One after the other: the last thing chosen is the last thing saved.
    scope: { id: queryKey.join(' ') },
  });
}
