import { Button } from '../controls/Button.tsx';
import { Notice } from './Notice.tsx';
import { CHECK_CONNECTION, type ReadQuery } from './QueryBoundary.tsx';

/**
 * Replaces a small list that is hidden while empty when it could not be loaded, so that it does not
 * look empty.
 */
export function NotLoaded({ query, what }: { query: ReadQuery<unknown>; what: string }) {
  if (!query.isError || query.data !== undefined) return null;
  return (
    <Notice
      tone="caution"
      action={
        <Button variant="secondary" pending={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      We couldn’t load {what}. {CHECK_CONNECTION}
    </Notice>
  );
}
