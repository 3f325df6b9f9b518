import type { ReactNode } from 'react';
import { Notice } from '../feedback/Notice.tsx';
import { OutOfDate } from '../feedback/OutOfDate.tsx';
import { type FailureWords, QueryBoundary, type ReadQuery } from '../feedback/QueryBoundary.tsx';
import { LoadMore } from './LoadMore.tsx';

/** What a list needs of a query that reads page by page. */
export interface PagedQuery<Page> extends ReadQuery<{ pages: readonly Page[] }> {
  isRefetchError: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Rows page by page, in all the states that such a list has. */
export function PagedList<Page, Row>({
  query,
  rowsOf,
  loading,
  failed,
  empty,
  moreLabel,
  moreFailed = 'We couldn’t load more. Please try again.',
  saysOutOfDate = false,
  end,
  children,
}: {
  query: PagedQuery<Page>;
  rowsOf: (page: Page) => readonly Row[];
  loading: ReactNode;
  failed: FailureWords;
  empty: ReactNode;
  moreLabel?: string;
  moreFailed?: string;
  /** Where people decide by the list: says when it could not be read again. */
  saysOutOfDate?: boolean;
  /** Said once everything has been read. */
  end?: ReactNode;
  children: (rows: readonly Row[], first: Page | undefined) => ReactNode;
}) {
  const isOutOfDate = saysOutOfDate && query.isRefetchError;
  return (
    <QueryBoundary query={query} loading={loading} failed={failed} inSteps>
      {({ pages }) => {
        const rows = pages.flatMap(rowsOf);
        const isEmpty = rows.length === 0 && !query.hasNextPage;
        if (isEmpty && !isOutOfDate) return empty;
        return (
          <>
            {isOutOfDate && <OutOfDate onRetry={() => void query.refetch()} />}
            {!isEmpty && children(rows, pages[0])}
            {query.isFetchNextPageError && <Notice tone="danger">{moreFailed}</Notice>}
            {query.hasNextPage ? (
              <LoadMore
                {...(moreLabel !== undefined && { label: moreLabel })}
                pending={query.isFetchingNextPage}
                onLoad={() => void query.fetchNextPage()}
              />
            ) : (
              end
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}
