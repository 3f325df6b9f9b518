import type { ReactNode } from 'react';
import { apparatusLook, type ApparatusName } from '../brand/apparatus.ts';
import { cx } from '../cx.ts';

export type StatTileProps = {
  label: string;
  /** Undefined while it is on its way. */
  value: ReactNode;
  note?: ReactNode;
  apparatus?: ApparatusName;
};

/** A dash stands for an average of nothing. */
const NOUGHTS: ReadonlySet<ReactNode> = new Set([0, '0', '–', '—']);

/**
 * A figure the way a results page prints it. Put several in `StatTiles`. On a phone it is one of a
 * line, and left out when it is nought and others are not.
 */
export function StatTile({ label, value, note, apparatus }: StatTileProps) {
  return (
    <div
      className={cx(
        'relative flex min-w-0 flex-col-reverse justify-end sm:gap-1 sm:border-t-2 sm:border-ink sm:pt-3',
        // Hidden, not left out: what comes takes its place and moves nothing that can be seen.
        value === undefined && 'max-sm:invisible',
      )}
      data-nought={NOUGHTS.has(value)}
    >
      <span
        aria-hidden
        className={cx(
          'absolute -top-1 left-0 h-1.5 w-10 max-sm:hidden',
          apparatus ? apparatusLook[apparatus].fill : 'bg-ribbon-front',
        )}
      />
      <dt className="text-sm leading-tight text-muted sm:leading-normal">
        {label}
        {note && <span className="block max-sm:sr-only">{note}</span>}
      </dt>
      <dd className="font-display text-lg font-extrabold break-words italic sm:text-2xl">
        {value ?? '…'}
      </dd>
    </div>
  );
}

export function StatTiles({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <dl
      className={cx(
        'flex gap-x-5 max-sm:min-h-16 sm:grid sm:grid-cols-4 sm:gap-y-8',
        'max-sm:[&:has(>[data-nought=false])>[data-nought=true]]:hidden',
        className,
      )}
    >
      {children}
    </dl>
  );
}
