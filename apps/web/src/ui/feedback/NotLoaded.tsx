import { Button } from '../controls/Button.tsx';
import { Notice } from './Notice.tsx';
import { CHECK_CONNECTION, type ReadQuery } from './QueryBoundary.tsx';

/**
 * In the place of a small list that is nothing at all while it is empty: when it could not be read,
 * it says so instead of looking empty.
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
      {what} could not be loaded. {CHECK_CONNECTION}
    </Notice>
  );
}
