import { Progress } from '@base-ui/react/progress';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { ribbonBand } from './ribbon-band.ts';
import { RibbonFacets } from './RibbonFacets.tsx';

const START = -128;
const ring = ribbonBand({
  through: Array.from({ length: 25 }, (_, index) => {
    const angle = ((START + index * 15) * Math.PI) / 180;
    return [50 + Math.cos(angle) * 40, 50 + Math.sin(angle) * 40] as const;
  }),
  width: 15,
  nib: -38,
});

/** Progress from 0 to 100 as a ribbon closing into a ring. */
export function RibbonRing({
  value,
  label,
  size = 96,
  children,
  className,
}: {
  value: number;
  /** What is in progress; read out with the percentage. */
  label: string;
  size?: number;
  /** Replaces the percentage in the middle. */
  children?: ReactNode;
  className?: string;
}) {
  const id = useId();
  const share = Math.max(0, Math.min(100, Math.round(value)));
  return (
    <Progress.Root
      value={share}
      aria-label={label}
      className={cx('relative inline-grid place-items-center', className)}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 100 100" aria-hidden className="absolute inset-0 size-full">
        <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="100">
          <circle
            cx="50"
            cy="50"
            r="40"
            pathLength={100}
            transform={`rotate(${START} 50 50)`}
            className="fill-none stroke-[#fff] transition-[stroke-dasharray] duration-(--steady)"
            strokeWidth="19"
            strokeDasharray={`${share} 101`}
          />
        </mask>
        <RibbonFacets facets={ring()} front="fill-line" back="fill-line" />
        <circle cx="50" cy="50" r="40" className="fill-none stroke-line" strokeWidth="2.5" />
        <g mask={`url(#${id})`}>
          <circle
            cx="50"
            cy="50"
            r="40"
            className="fill-none stroke-ribbon-back"
            strokeWidth="2.5"
          />
          <RibbonFacets facets={ring()} />
        </g>
      </svg>
      <span className="font-display text-lg leading-none font-extrabold italic">
        {children ?? `${share}%`}
      </span>
    </Progress.Root>
  );
}
