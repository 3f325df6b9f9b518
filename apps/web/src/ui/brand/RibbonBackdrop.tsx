import { cx } from '../cx.ts';
import { ribbonBand } from './ribbon-band.ts';
import { RibbonFacets } from './RibbonFacets.tsx';
import { spiral } from './spiral.ts';

const flying = ribbonBand({
  through: [
    [-60, 250],
    [60, 200],
    [190, 110],
    ...spiral({ from: [350, 104], to: [640, 104], turns: 2.25, reach: [84, 70] }),
    [790, 118],
    [920, 110],
    [1060, 40],
  ],
  width: 40,
  nib: -46,
});
const lying = ribbonBand({
  through: [
    [-40, 350],
    [120, 318],
    [280, 366],
    [390, 352],
    [400, 300],
    [352, 296],
    [356, 346],
    [470, 372],
    [600, 340],
    [740, 366],
    [880, 330],
    [1060, 356],
  ],
  width: 30,
  nib: -62,
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
      viewBox={dropped ? '0 270 1000 120' : '0 0 1000 200'}
      preserveAspectRatio={dropped ? 'xMidYMax slice' : 'xMidYMin slice'}
      aria-hidden
      className={cx('pointer-events-none overflow-visible', className)}
    >
      <RibbonFacets
        facets={dropped ? lying() : flying()}
        front="fill-[color-mix(in_oklab,var(--surface),var(--ribbon-front)_30%)]"
        back="fill-[color-mix(in_oklab,var(--surface),var(--ribbon-front)_62%)]"
      />
    </svg>
  );
}
