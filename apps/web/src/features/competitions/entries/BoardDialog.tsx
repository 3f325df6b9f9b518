import {
  Badge,
  Button,
  CHECK_CONNECTION,
  Dialog,
  EmptyState,
  IconButton,
  Loading,
  PagedList,
  Skeleton,
} from '#ui';
import {
  type BoardEntry,
  entryName,
  type CompetitionId,
  ENTRY_STATUS_LABELS,
  type EntryCategory,
  categoryName,
} from '@ribbon/domain/competitions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Shuffle } from 'lucide-react';
import { boardQuery, useDraw, useOrder } from './competitions.entries.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Everyone in a category, for the organiser, who draws the start list or moves people in it. */
export function BoardDialog({
  competitionId,
  category,
  isClosed,
  onClose,
}: {
  competitionId: CompetitionId;
  category: EntryCategory;
  isClosed: boolean;
  onClose: () => void;
}) {
  const params = { competitionId, categoryId: category.id };
  const draw = useDraw(params);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="lg"
      title={categoryName(category)}
      description={
        isClosed
          ? 'Draw the start list, then move people around if you need to.'
          : 'You can draw the start list once entries have closed.'
      }
      footer={
        isClosed && (
          <Button
            icon={<Shuffle aria-hidden />}
            pending={draw.isPending}
            onClick={() => draw.mutate()}
          >
            {category.hasStartList ? 'Draw again' : 'Draw start list'}
          </Button>
        )
      }
    >
      <PagedList
        query={useInfiniteQuery(boardQuery(params))}
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
        {(entries) => <Rows {...{ params, entries, isClosed }} />}
      </PagedList>
    </Dialog>
  );
}

const inOrder = (one: BoardEntry, other: BoardEntry) =>
  (one.startPosition ?? Infinity) - (other.startPosition ?? Infinity) || one.number - other.number;

function Rows({
  params,
  entries,
  isClosed,
}: {
  params: Parameters<typeof useOrder>[0];
  entries: readonly BoardEntry[];
  isClosed: boolean;
}) {
  const order = useOrder(params);
  const sorted = entries.toSorted(inOrder);
  const starters = sorted.filter(({ status }) => status === 'entered');
  const move = (entry: BoardEntry, by: -1 | 1) => {
    const ids = starters.map(({ id }) => id);
    const from = ids.indexOf(entry.id);
    const swapped = ids.toSpliced(from, 1).toSpliced(from + by, 0, entry.id);
    order.mutate(swapped);
  };
  return (
    <ol className="flex flex-col divide-y-2 divide-line">
      {sorted.map((entry) => {
        const place = starters.indexOf(entry);
        return (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="w-8 shrink-0 text-right font-display font-bold tabular-nums">
              {entry.startPosition ?? '–'}
            </span>
            <span className="min-w-0 flex-1 wrap-anywhere">
              {entryName(entry)}
              <span className="text-muted">
                {entry.club !== null && `, ${entry.club}`} · number {entry.number}
              </span>
            </span>
            {entry.status !== 'entered' && (
              <Badge>
                {entry.position === null
                  ? ENTRY_STATUS_LABELS[entry.status]
                  : t('Waiting list, place {position}', { position: entry.position })}
              </Badge>
            )}
            {isClosed && entry.startPosition !== null && (
              <span className="flex">
                <IconButton
                  label={t('Earlier: {entry}', { entry: entryName(entry) })}
                  disabled={place <= 0 || order.isPending}
                  onClick={() => move(entry, -1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  label={t('Later: {entry}', { entry: entryName(entry) })}
                  disabled={place === starters.length - 1 || order.isPending}
                  onClick={() => move(entry, 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
