import { Fault } from '@ribbon/domain/kernel';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

/**
 * A refusal will be the same next time; only a connection that failed is tried again. For every
 * query, and for those mutations that may reach the server twice without harm.
 */
export const retried = {
  retry: (failures: number, error: Error) => !(error instanceof Fault) && failures < RETRIES,
  retryDelay: (attempt: number) => 1000 * (attempt + 1),
};

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, ...retried },
    // Without a connection a form says so at once instead of waiting for one.
    mutations: { retry: false, networkMode: 'always' },
  },
});
