import { whenSessionIsLost } from '#lib/http/client.ts';
import { queryClient } from '#lib/query/query-client.ts';
import { session } from '#lib/session/session.ts';
import { Toaster } from '#ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { router } from './router.ts';

whenSessionIsLost(session.lose);

export function Providers() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  );
}
