import { Fault } from '@ribbon/domain/kernel';
import { QueryClient } from '@tanstack/react-query';

const RETRIES = 2;

/** A refusal will be the same next time; only a connection that failed is tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => !(error instanceof Fault) && failures < RETRIES,
      retryDelay: (attempt) => 1000 * (attempt + 1),
    },
    mutations: { retry: false },
  },
});
