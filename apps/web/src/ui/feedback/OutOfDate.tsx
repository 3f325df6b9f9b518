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
      We couldn’t refresh this list, so it may be out of date.
    </Notice>
  );
}
