import {
  Button,
  CHECK_CONNECTION,
  EmptyState,
  type EmptyStateProps,
  Loading,
  PagedList,
  Skeleton,
} from '#ui';
import type { ReactNode } from 'react';
import type { AdminListState } from './useAdminList.ts';

/** The rows of a list for administrators, in all the states that such a list has. */
export function AdminList<Page, Row>({
  list: { query },
  rowsOf,
  words,
  skeleton,
  empty,
  children,
}: {
  list: AdminListState<Page>;
  rowsOf: (page: Page) => readonly Row[];
  words: { loading: string; failed: string; more?: string };
  /** How many rows to expect, and how high each is. */
  skeleton: { rows: number; height: string };
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}) {
  return (
    <div aria-busy={query.isPlaceholderData} className="flex flex-col gap-4">
      <PagedList
        query={query}
        rowsOf={rowsOf}
        loading={
          <Loading label={words.loading} className="flex flex-col gap-4">
            {Array.from({ length: skeleton.rows }, (_, index) => (
              <Skeleton key={index} shape="block" className={skeleton.height} />
            ))}
          </Loading>
        }
        failed={{ title: words.failed, text: CHECK_CONNECTION }}
        empty={empty}
        {...(words.more !== undefined && { moreLabel: words.more })}
        saysOutOfDate
      >
        {children}
      </PagedList>
    </div>
  );
}

/** There is nothing at all, or nothing that matches; then a button takes the filters away. */
export function NothingFound({
  list,
  none,
  noMatch: { showAll, ...noMatch },
}: {
  list: Pick<AdminListState<unknown>, 'isFiltered' | 'clear'>;
  none: EmptyStateProps;
  noMatch: EmptyStateProps & { showAll: string };
}) {
  if (!list.isFiltered) return <EmptyState {...none} />;
  return (
    <EmptyState
      compact
      {...noMatch}
      action={
        <Button variant="secondary" onClick={list.clear}>
          {showAll}
        </Button>
      }
    />
  );
}
