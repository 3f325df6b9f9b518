import type { QueryClient } from '@tanstack/react-query';

/** Sends sessions that were written without a connection, wherever in the app one is. */
export async function startDelivering(
  ownerId: string,
  queries: QueryClient,
  left: AbortSignal,
): Promise<void> {
  const { deliverWaiting } = await import('./training.delivery.queue.ts');
  if (!left.aborted) deliverWaiting(ownerId, queries, left);
}
