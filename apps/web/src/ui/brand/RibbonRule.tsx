import { ribbonBand } from './ribbon-band.ts';
import { RibbonFacets } from './RibbonFacets.tsx';

const ripple = ribbonBand({
  through: [
    [2, 16],
    [24, 5],
    [44, 16],
    [66, 19],
    [88, 8],
    [110, 6],
    [130, 17],
    [152, 18],
    [174, 7],
    [200, 4],
  ],
  width: 10,
  nib: -62,
  taper: 0.3,
});

/** A short ribbon under a headline. */
export function RibbonRule({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 204 24" preserveAspectRatio="xMinYMid meet" aria-hidden className={className}>
      <RibbonFacets facets={ripple()} />
    </svg>
  );
}
