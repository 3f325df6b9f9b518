import { CHECK_CONNECTION, Dialog, EmptyState, Loading, PagedList, Skeleton } from '#ui';
import {
  type CompetitionId,
  type EntryCategory,
  categoryName,
  entryName,
} from '@ribbon/domain/competitions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { entryListQuery } from './competitions.entries.queries.ts';

/** The entries of a category, in the order of the start list once there is one. */
export function EntryListDialog({
  competitionId,
  category,
  onClose,
}: {
  competitionId: CompetitionId;
  category: EntryCategory;
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={category.hasStartList ? 'Start list' : 'Entries'}
      description={categoryName(category)}
    >
      <PagedList
        query={useInfiniteQuery(entryListQuery({ competitionId, categoryId: category.id }))}
        rowsOf={(page) => page.entries}
        loading={
          <Loading label="Loading entries...">
            <Skeleton shape="block" className="h-48" />
          </Loading>
        }
        failed={{ title: 'We couldn’t load the entries', text: CHECK_CONNECTION }}
        empty={<EmptyState compact level={3} title="No entries yet" />}
        moreLabel="More entries"
      >
        {(entries) => (
          <ol className="flex flex-col divide-y-2 divide-line">
            {entries.map((entry) => (
              <li key={entry.id} className="flex gap-3 py-2">
                {entry.startPosition !== null && (
                  <span className="w-8 shrink-0 text-right font-display font-bold tabular-nums">
                    {entry.startPosition}
                  </span>
                )}
                <span className="min-w-0 wrap-anywhere">
                  {entryName(entry)}
                  {entry.club !== null && <span className="text-muted">, {entry.club}</span>}
                </span>
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </Dialog>
  );
}
