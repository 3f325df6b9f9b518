import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { apparatusLook, type ApparatusName } from './apparatus.ts';

const club =
  'M12 2.2c2.2 0 3.3 2 2.8 4.4-.4 2.2-1.4 4.2-1.8 7.4l-.3 5.4h-1.4l-.3-5.4c-.4-3.2-1.4-5.2-1.8-7.4-.5-2.4.6-4.4 2.8-4.4z';

const drawings: Record<ApparatusName, ReactNode> = {
  hoop: (
    <ellipse cx="12" cy="12" rx="9.2" ry="7.4" transform="rotate(-32 12 12)" className="line" />
  ),
  ball: (
    <>
      <circle cx="12" cy="12" r="9.4" fill="currentColor" />
      <path d="M6.4 11.2a5.8 5.8 0 0 1 4.6-5" className="line stroke-surface-raised" />
    </>
  ),
  clubs: (
    <>
      {[-34, 34].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 12 12)`} fill="currentColor">
          <path d={club} />
          <circle cx="12" cy="20.6" r="1.5" />
        </g>
      ))}
    </>
  ),
  ribbon: (
    <>
      <path d="M2.5 21.5 6.6 14" className="line" />
      <path
        d="M6.6 14C4.6 7.5 9 2 13 4s2 10.5-1.5 10.5S9.5 6 15.5 4.5c3-.7 4.5 1 6 2.5"
        className="line"
      />
    </>
  ),
  rope: (
    <>
      <path d="M4.5 5c-2 9.5 3.5 14.5 6.8 11.5S10.5 7.5 9 11.5s7.5 9.5 10.5-6.5" className="line" />
      <circle cx="4.5" cy="4.5" r="2.2" fill="currentColor" />
      <circle cx="19.5" cy="4.5" r="2.2" fill="currentColor" />
    </>
  ),
};

/** One apparatus in its own colour; decorative unless it has a label. */
export function ApparatusGlyph({
  apparatus,
  size = 24,
  label,
  className,
}: {
  apparatus: ApparatusName;
  size?: number;
  label?: string;
  className?: string;
}) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      className={cx('glyph shrink-0', apparatusLook[apparatus].ink, className)}
      {...naming}
    >
      {drawings[apparatus]}
    </svg>
  );
}

/** Glyph and name, the same on cards, filters and charts. */
export function ApparatusTag({
  apparatus,
  className,
}: {
  apparatus: ApparatusName;
  className?: string;
}) {
  const { label, ink, soft } = apparatusLook[apparatus];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full py-1 pr-3 pl-2 font-display text-base leading-none font-bold',
        ink,
        soft,
        className,
      )}
    >
      <ApparatusGlyph apparatus={apparatus} size={18} />
      {label}
    </span>
  );
}
