import type { ReactNode } from 'react';
import { apparatusLook, type ApparatusName } from '../brand/apparatus.ts';
import { cx } from '../cx.ts';

export type StatTileProps = {
  label: string;
  /** Said instead of the label when the figure is 1. */
  one?: string;
  /** Undefined while it is on its way. */
  value: ReactNode;
  note?: ReactNode;
  apparatus?: ApparatusName;
};

/** A dash stands for an average of nothing. */
const NOUGHTS: ReadonlySet<ReactNode> = new Set([0, '0', '–', '—']);

/**
 * A figure the way a results page prints it, left out when it is nought. Put several in `StatTiles`.
 * On a phone they are one line.
 */
export function StatTile({ label, one = label, value, note, apparatus }: StatTileProps) {
  return (
    <div className="stat" data-nought={value === undefined ? value : NOUGHTS.has(value)}>
      <span aria-hidden className={apparatus ? apparatusLook[apparatus].fill : 'bg-ribbon-front'} />
      <dt className="text-sm leading-tight text-muted sm:leading-normal">
        {value === 1 ? one : label}
        {note && <span className="block max-sm:sr-only">{note}</span>}
      </dt>
      <dd className="font-display text-lg font-extrabold break-words italic sm:text-2xl">
        {value ?? '…'}
      </dd>
    </div>
  );
}

/** Nothing at all when every figure is nought. */
export function StatTiles({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={cx('stats gap-x-5 sm:grid-cols-4 sm:gap-y-8', className)}>{children}</dl>;
}
