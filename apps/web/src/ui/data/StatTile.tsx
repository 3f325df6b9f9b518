import type { ReactNode } from 'react';
import { apparatusLook, type ApparatusName } from '../brand/apparatus.ts';
import { cx } from '../cx.ts';

export type StatTileProps = {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  apparatus?: ApparatusName;
};

/** A figure the way a results page prints it. Put several in `StatTiles`. */
export function StatTile({ label, value, note, apparatus }: StatTileProps) {
  return (
    <div className="relative flex min-w-0 flex-col-reverse justify-end gap-1 border-t-2 border-ink pt-3">
      <span
        aria-hidden
        className={cx(
          'absolute -top-1 left-0 h-1.5 w-10',
          apparatus ? apparatusLook[apparatus].fill : 'bg-ribbon-front',
        )}
      />
      <dt className="text-sm text-muted">
        {label}
        {note && <span className="block">{note}</span>}
      </dt>
      <dd className="font-display text-2xl font-extrabold break-words italic">{value}</dd>
    </div>
  );
}

export function StatTiles({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <dl className={cx('grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-4', className)}>{children}</dl>
  );
}
