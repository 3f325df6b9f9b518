import { useId } from 'react';
import { cx } from '../cx.ts';
import { ribbonBand, type RibbonFacet } from './ribbon-band.ts';
import { spiral } from './spiral.ts';

const WIDTH = 62;
const flight = ribbonBand({
  through: [
    [150, 520],
    [106, 400],
    [150, 260],
    ...spiral({ from: [400, 250], to: [1060, 330], turns: 3.25, reach: [205, 120] }),
    [1330, 300],
  ],
  width: WIDTH,
  nib: -46,
  taper: 0.5,
  opening: 0.05,
});
const long = (facets: readonly RibbonFacet[]) =>
  facets.reduce((sum, { spine }) => sum + spine.length, 0);
// Each side is drawn when the one before it is done; the length of its text stands for its length.
const turnsOf = (facets: readonly RibbonFacet[]) =>
  facets.map((facet, index) => ({
    facet,
    start: long(facets.slice(0, index)) / long(facets),
    share: facet.spine.length / long(facets),
  }));

/** The ribbon leaves its stick and draws its loops once. Give it a width; it keeps its shape. */
export function RibbonHero({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 1280 640" fill="none" aria-hidden className={cx('h-auto w-full', className)}>
      <path d="M40 634 150 520" strokeWidth="7" strokeLinecap="round" className="stroke-current" />
      {turnsOf(flight()).map(({ facet: { spine, outline, front }, start, share }) => (
        <g key={spine}>
          <mask
            id={`${id}${start}`}
            maskUnits="userSpaceOnUse"
            x="-80"
            y="-80"
            width="1500"
            height="800"
          >
            <path
              d={spine}
              pathLength={1}
              strokeWidth={WIDTH * 1.1}
              strokeLinecap="square"
              className="ribbon-draw stroke-[#fff]"
              style={{
                animationDuration: `calc(var(--drawn) * ${share.toFixed(3)})`,
                animationDelay: `calc(var(--drawn) * ${start.toFixed(3)})`,
              }}
            />
          </mask>
          <path
            d={outline}
            mask={`url(#${id}${start})`}
            className={front ? 'fill-ribbon-front' : 'fill-ribbon-back'}
          />
        </g>
      ))}
    </svg>
  );
}
