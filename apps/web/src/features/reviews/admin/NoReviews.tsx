import { NothingFound } from '#lib/admin-list/AdminList.tsx';
import type { AdminListState } from '#lib/admin-list/useAdminList.ts';
import { Button, EmptyState } from '#ui';

const COMING = 'Club reviews will appear here when users submit them.';

/** The empty state: nothing pending, nothing matching, or no reviews at all. */
export function NoReviews({
  list,
}: {
  list: Pick<AdminListState<unknown>, 'filters' | 'change' | 'clear'>;
}) {
  const { search, status, clubId } = list.filters;
  const isNarrowed = search !== undefined || clubId !== undefined;
  const showAll = () => {
    list.clear();
    list.change({ status: 'all' });
  };
  if (!isNarrowed && status === undefined) {
    return (
      <EmptyState
        title="You’re all caught up"
        text={COMING}
        action={
          <Button variant="secondary" onClick={showAll}>
            Show all reviews
          </Button>
        }
      />
    );
  }
  return (
    <NothingFound
      list={{ isFiltered: isNarrowed || status !== 'all', clear: showAll }}
      none={{ title: 'No reviews yet', text: COMING }}
      noMatch={{
        title: 'No reviews found',
        text: 'Try adjusting your search criteria.',
        showAll: 'Show all reviews',
      }}
    />
  );
}
