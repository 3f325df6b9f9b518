import { Button, CHECK_CONNECTION, EmptyState, Loading, PagedList, Skeleton } from '#ui';
import {
  type EntryCategory,
  type EntryId,
  type SheetRow,
  entryName,
} from '@ribbon/domain/competitions';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ScoreLine } from './ResultRows.tsx';
import { ScoreFields } from './ScoreFields.tsx';
import { type InCategory, sheetQuery } from './competitions.results.queries.ts';
import { t } from '@ribbon/domain/kernel';

/** Everyone who competes in a category; one after the other is opened and scored. */
export function ScoreSheet({ params, category }: { params: InCategory; category: EntryCategory }) {
  const [opened, setOpened] = useState<EntryId>();
  return (
    <PagedList
      query={useInfiniteQuery(sheetQuery(params))}
      rowsOf={({ rows }) => rows}
      loading={
        <Loading label="Loading the score sheet...">
          <Skeleton shape="block" className="h-72" />
        </Loading>
      }
      failed={{ title: 'We couldn’t load the score sheet', text: CHECK_CONNECTION }}
      empty={<EmptyState compact title="No one is entered in this category" />}
      moreLabel="More gymnasts"
    >
      {(rows) => (
        <ol className="flex flex-col divide-y-2 divide-line">
          {rows.map((row, nth) => (
            <li key={row.entryId} className="flex flex-col gap-4 py-3">
              <Starter
                row={row}
                isOpen={opened === row.entryId}
                onOpen={() => setOpened(row.entryId)}
              />
              {opened === row.entryId && (
                <ScoreFields
                  {...{ params, category, row }}
                  onClose={() => setOpened(undefined)}
                  onNext={() => setOpened(rows[nth + 1]?.entryId)}
                />
              )}
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  );
}

function Starter({ row, isOpen, onOpen }: { row: SheetRow; isOpen: boolean; onOpen: () => void }) {
  const label = row.scores.length === 0 ? 'Score' : 'Edit';
  return (
    <div className="flex items-start gap-3">
      <span className="min-w-14 shrink-0 pt-1 text-sm/6 text-muted tabular-nums">
        No. {row.number}
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <p className="wrap-anywhere">
          <span className="font-semibold">{entryName(row)}</span>
          {row.club !== null && <span className="text-muted">, {row.club}</span>}
        </p>
        {row.scores.map((score) => (
          <ScoreLine key={score.apparatus} score={score} />
        ))}
      </div>
      {!isOpen && (
        <Button
          variant={row.scores.length === 0 ? 'primary' : 'secondary'}
          aria-label={t('{label} number {number}', { label, number: row.number })}
          onClick={onOpen}
        >
          {label}
        </Button>
      )}
    </div>
  );
}
