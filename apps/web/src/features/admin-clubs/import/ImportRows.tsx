import { Badge, type Column, Heading, Table } from '#ui';
import type { ClubImport, ImportProblem } from '@ribbon/domain/clubs';
import { t } from '@ribbon/domain/kernel';

/** The first of the rows that can be imported. */
export function ImportRows({ imported: { rows, totalRows } }: { imported: ClubImport }) {
  if (rows.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <Heading level={3}>
        {rows.length < totalRows
          ? t('The first {rows} of {totalRows} good rows', { rows: rows.length, totalRows })
          : 'Good rows'}
      </Heading>
      <Table
        caption="Rows that can be imported"
        rows={rows}
        rowKey={({ line }) => String(line)}
        columns={[
          { key: 'line', header: 'Line', cell: ({ line }) => line },
          { key: 'name', header: 'Name', cell: ({ name }) => name },
          { key: 'city', header: 'Town', cell: ({ city }) => city },
          { key: 'country', header: 'Country', cell: ({ country }) => country },
        ]}
      />
    </div>
  );
}

const problemColumns: readonly Column<ImportProblem>[] = [
  { key: 'line', header: 'Line', cell: ({ line }) => line },
  {
    key: 'name',
    header: 'Name',
    cell: ({ name }) => <span className="wrap-anywhere">{name.slice(0, 80) || '–'}</span>,
  },
  {
    key: 'reason',
    header: 'Why',
    cell: ({ kind, reason }) => (
      <span className="flex flex-col items-start gap-1">
        <Badge tone={kind === 'error' ? 'danger' : 'neutral'}>
          {kind === 'error' ? 'Error' : 'Duplicate'}
        </Badge>
        <span className="wrap-anywhere">{reason}</span>
      </span>
    ),
  },
];

/** The rows that are left out, each with its line and reason. */
export function ImportProblems({ imported }: { imported: ClubImport }) {
  const { problems, errorCount, duplicateCount } = imported;
  const all = errorCount + duplicateCount;
  if (all === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <Heading level={3}>
        {problems.length < all
          ? t('The first {problems} of {all} rows left out', { problems: problems.length, all })
          : 'Skipped rows'}
      </Heading>
      <Table
        caption="Skipped rows"
        rows={problems}
        rowKey={({ line }) => String(line)}
        columns={problemColumns}
      />
    </div>
  );
}
