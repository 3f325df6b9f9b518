import { QueryClient } from '@tanstack/react-query';

export const queryClient = new QueryClient({
  defaultOptions: {
    // A call tries again by itself, within its time (`withTries`); another round would come after it.
    queries: { staleTime: 30_000, retry: false },
    // Without a connection a form fails at once instead of waiting for one.
    mutations: { retry: false, networkMode: 'always' },
  },
});
