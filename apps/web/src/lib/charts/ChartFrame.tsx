import { saveFile } from '#lib/http/save-file.ts';
import { Button, Section, VisuallyHidden } from '#ui';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { t } from '@ribbon/domain/kernel';

export interface ChartTable {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

const cell = (value: string | number) => `"${String(value).replaceAll('"', '""')}"`;

/** A drawing with the same figures as a table, for screen readers and as a file. */
export function ChartFrame({
  title,
  file,
  table,
  isEmpty,
  children,
}: {
  title: string;
  file: string;
  table: ChartTable;
  isEmpty: boolean;
  children: ReactNode;
}) {
  const download = () => {
    const lines = [table.columns, ...table.rows].map((row) => row.map(cell).join(','));
    saveFile(`${file}.csv`, new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv' }));
  };
  return (
    <Section
      title={title}
      actions={
        !isEmpty && (
          <Button
            variant="ghost"
            icon={<Download aria-hidden />}
            aria-label={t('{title} as CSV', { title })}
            onClick={download}
          >
            CSV
          </Button>
        )
      }
    >
      {isEmpty ? <p className="text-muted">Nothing to show for this time.</p> : children}
      {!isEmpty && (
        <VisuallyHidden>
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((value, nth) => (
                    <td key={table.columns[nth]}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </VisuallyHidden>
      )}
    </Section>
  );
}
