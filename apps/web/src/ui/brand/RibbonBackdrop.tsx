import { cx } from '../cx.ts';
import { ribbonBand } from './ribbonBand.ts';
import { RibbonFacets } from './RibbonFacets.tsx';
import { spiral } from './spiral.ts';

const flying = ribbonBand({
  through: [
    [-60, 330],
    [60, 250],
    ...spiral({ from: [190, 210], to: [760, 150], turns: 3, reach: [105, 62] }),
    [900, 90],
    [1060, 40],
  ],
  width: 46,
  nib: -48,
});
const lying = ribbonBand({
  through: [
    [-40, 330],
    [120, 300],
    [240, 350],
    [330, 320],
    [300, 280],
    [250, 320],
    [380, 372],
    [560, 330],
    [700, 360],
    [860, 320],
    [1060, 350],
  ],
  width: 34,
  nib: -70,
});

/** A quiet ribbon behind words: in flight where nothing is yet, on the carpet where something fell. */
export function RibbonBackdrop({
  dropped = false,
  className,
}: {
  dropped?: boolean;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 1000 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      className={cx('pointer-events-none opacity-55', className)}
    >
      <RibbonFacets
        facets={dropped ? lying : flying}
        front="fill-brand-soft"
        back="fill-[color-mix(in_oklab,var(--brand-soft),var(--brand)_14%)]"
      />
    </svg>
  );
}
