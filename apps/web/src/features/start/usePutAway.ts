import { call } from '#lib/http/client.ts';
import { useTopicMutation } from '#lib/query/useTopicMutation.ts';
import { startEndpoints } from '@ribbon/domain/start';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** Known to every screen that shows the steps; the next person starts without it. */
const KEY = ['first-steps-put-away'];

/** Whether the first steps were put away in this tab, and the act of it, spoken or silent. */
export function usePutAway() {
  const queries = useQueryClient();
  const { data: isPutAway } = useQuery({
    queryKey: KEY,
    queryFn: skipToken,
    initialData: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const remember = (is: boolean) => void queries.setQueryData(KEY, is);
  const putAway = useTopicMutation([], () => call(startEndpoints.putAway), {
    onMutate: () => remember(true),
    onError: () => remember(false),
    success: 'Your first steps are put away.',
    failure: () => 'We couldn’t put your first steps away. Please try again.',
  });
  const finish = useTopicMutation([], () => call(startEndpoints.putAway), {
    onMutate: () => remember(true),
  });
  return { isPutAway, putAway: putAway.mutate, finish: finish.mutate };
}
