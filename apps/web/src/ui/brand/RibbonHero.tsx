import { useId } from 'react';
import { cx } from '../cx.ts';
import { ribbonBand } from './ribbonBand.ts';
import { spiral } from './spiral.ts';

const WIDTH = 62;
const flight = ribbonBand({
  through: [
    [132, 560],
    [120, 420],
    [170, 270],
    ...spiral({ from: [400, 250], to: [1060, 330], turns: 3.25, reach: [205, 120] }),
    [1330, 300],
  ],
  width: WIDTH,
  nib: -46,
  taper: 0.5,
});
const whole = flight.reduce((sum, { spine }) => sum + spine.length, 0);

/** The ribbon leaves its stick and draws its loops once. Give it a width; it keeps its shape. */
export function RibbonHero({ className }: { className?: string }) {
  const id = useId();
  let drawn = 0;
  const facets = flight.map((facet, index) => {
    const start = drawn / whole;
    const share = facet.spine.length / whole;
    drawn += facet.spine.length;
    return { ...facet, mask: `${id}-${index}`, start, share };
  });
  return (
    <svg viewBox="0 0 1280 640" fill="none" aria-hidden className={cx('h-auto w-full', className)}>
      <path d="M52 636 132 556" strokeWidth="9" strokeLinecap="round" className="stroke-current" />
      {facets.map(({ spine, outline, front, mask, start, share }) => (
        <g key={mask}>
          <mask id={mask} maskUnits="userSpaceOnUse" x="-80" y="-80" width="1500" height="800">
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
            mask={`url(#${mask})`}
            className={front ? 'fill-ribbon-front' : 'fill-ribbon-back'}
          />
        </g>
      ))}
    </svg>
  );
}
