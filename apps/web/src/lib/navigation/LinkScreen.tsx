import { ErrorState, MessageScreen } from '#ui';
import type { ReactNode } from 'react';

interface OpenedLink {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Where the link of an invitation leads: to the invitation, unless it is spent or did not open. */
export function LinkScreen({
  query: { error, isFetching, refetch },
  isSpent,
  spent,
  children,
}: {
  query: OpenedLink;
  isSpent: boolean;
  spent: ReactNode;
  children: ReactNode;
}) {
  if (isSpent) return spent;
  if (!error) return children;
  return (
    <MessageScreen>
      <ErrorState
        level={1}
        title="We couldn’t open this invitation"
        text="Please check your connection and try again. Nothing is lost."
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    </MessageScreen>
  );
}
