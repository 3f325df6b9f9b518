import { ribbonBand } from './ribbon-band.ts';
import { RibbonFacets } from './RibbonFacets.tsx';

const letter = ribbonBand({
  through: [
    [9, 58],
    [11, 38],
    [18, 17],
    [36, 8],
    [51, 19],
    [41, 32],
    [25, 35],
    [34, 41],
    [46, 50],
    [58, 57],
  ],
  width: 13,
  nib: -27,
});

/** The letter R as one ribbon. Without a label it is decoration beside the written name. */
export function RibbonMark({
  size = 32,
  label,
  className,
}: {
  size?: number;
  label?: string;
  className?: string;
}) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} className={className} {...naming}>
      <RibbonFacets facets={letter()} />
    </svg>
  );
}
