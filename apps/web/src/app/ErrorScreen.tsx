import { ErrorState } from '#ui';
import type { ErrorComponentProps } from '@tanstack/react-router';

/** A screen that broke: said plainly, with a way to try again. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-12 sm:px-8">
      <ErrorState
        level={1}
        title="Something went wrong"
        text="An unexpected error occurred. Please try again."
        onRetry={reset}
      />
    </div>
  );
}
