import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { RibbonBackdrop } from '../brand/RibbonBackdrop.tsx';
import { Button } from '../controls/Button.tsx';
import { Heading, type HeadingLevel } from '../layout/Heading.tsx';

export type ErrorStateProps = {
  title?: string;
  text?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  pending?: boolean;
  action?: ReactNode;
  level?: HeadingLevel;
};

/** Something failed to load: what happened, and the button that tries again. */
export function ErrorState({
  title = 'That didn’t work',
  text = 'An unexpected error occurred. Please try again.',
  onRetry,
  retryLabel = 'Try again',
  pending = false,
  action,
  level = 2,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="relative isolate grid place-items-center overflow-hidden rounded-lg border-2 border-dashed border-line-strong px-6 pt-12 pb-32 text-center"
    >
      <RibbonBackdrop dropped className="absolute inset-x-0 bottom-0 -z-10 h-28 w-full" />
      <div className="flex max-w-md flex-col items-center gap-3">
        <Heading level={level} size="xl">
          {title}
        </Heading>
        <p className="text-pretty">{text}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          {onRetry && (
            <Button variant="secondary" icon={<RotateCw />} pending={pending} onClick={onRetry}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      </div>
    </div>
  );
}
