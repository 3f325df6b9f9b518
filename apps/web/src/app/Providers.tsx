import { whenSessionIsLost } from '#lib/client.ts';
import { queryClient } from '#lib/query-client.ts';
import { meQuery } from '#lib/session.ts';
import { Toaster, toast } from '#ui';
import { commonFaults } from '@ribbon/domain/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { router } from './router.ts';

whenSessionIsLost(() => {
  if (queryClient.getQueryData(meQuery.queryKey)) toast(commonFaults.signInRequired.message);
  queryClient.setQueryData(meQuery.queryKey, null);
});

export function Providers() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>
  );
}
