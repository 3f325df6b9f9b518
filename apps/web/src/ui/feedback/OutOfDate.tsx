import { Button } from '../controls/Button.tsx';
import { Notice } from './Notice.tsx';

/** Above a list that is still shown although it could not be read again. */
export function OutOfDate({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="caution"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      This list may be out of date: we couldn’t refresh it.
    </Notice>
  );
}
