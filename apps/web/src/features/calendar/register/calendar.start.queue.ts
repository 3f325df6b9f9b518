import type { QueryClient } from '@tanstack/react-query';

/** Sends marks that were made without a connection, wherever in the app one is. */
export async function startSendingMarks(
  ownerId: string,
  queries: QueryClient,
  left: AbortSignal,
): Promise<void> {
  const { deliverMarks } = await import('./calendar.delivery.queue.ts');
  if (!left.aborted) deliverMarks(ownerId, queries, left);
}
