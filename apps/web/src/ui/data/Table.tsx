import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Row actions: the header is only read out, the buttons stay together. */
  actions?: boolean;
  /** On a phone's card it needs no header: alone on its line, or in one line with its neighbours. */
  onCard?: 'alone' | 'inline';
};

export type TableProps<Row> = {
  /** Says what the table lists; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes rows focusable: arrow keys walk them, Enter opens. Offer a button for the pointer too. */
  onOpenRow?: (row: Row) => void;
};

function walk(event: KeyboardEvent<HTMLTableRowElement>, open: () => void) {
  if (event.target !== event.currentTarget) return;
  const { previousElementSibling: above, nextElementSibling: below } = event.currentTarget;
  const next = { ArrowUp: above, ArrowDown: below }[event.key];
  if (next instanceof HTMLElement) next.focus();
  else if (event.key === 'Enter') open();
  else return;
  event.preventDefault();
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-tabindex --
   below 640 px the parts are laid out as cards, and browsers then forget that they are a table;
   what scrolls must be reachable by keyboard */

/** Rows and columns on a wide screen, one card a row on a phone. */
export function Table<Row>({ caption, columns, rows, rowKey, onOpenRow }: TableProps<Row>) {
  return (
    <section aria-label={caption} tabIndex={0} className="data-table rounded-md">
      <table role="table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ key, header, align, actions }) => (
              <th
                key={key}
                role="columnheader"
                scope="col"
                className={cx(align === 'end' && 'end')}
              >
                {actions ? <span className="sr-only">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              {...(onOpenRow && {
                tabIndex: 0,
                onKeyDown: (event) => walk(event, () => onOpenRow(row)),
              })}
            >
              {columns.map(({ key, header, cell, align, actions, onCard }) => (
                <td
                  key={key}
                  role="cell"
                  data-label={actions || onCard ? undefined : header}
                  // Not `inline` alone: that is a utility, and would take the cell out of its column.
                  className={cx(
                    align === 'end' && 'end',
                    actions && 'actions',
                    onCard && `on-card-${onCard}`,
                  )}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
