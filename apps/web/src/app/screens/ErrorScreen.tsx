import { ErrorState, MessageScreen } from '#ui';
import type { ErrorComponentProps } from '@tanstack/react-router';

/** A screen that broke: said plainly, with a way to try again. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  return (
    <MessageScreen>
      <ErrorState
        level={1}
        title="Something went wrong"
        text="An unexpected error occurred. Please try again."
        onRetry={reset}
      />
    </MessageScreen>
  );
}
