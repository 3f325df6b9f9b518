import type { RibbonFacet } from './ribbon-band.ts';

/** The two sides of a ribbon; `front` and `back` recolour it, by default in the brand's colours. */
export function RibbonFacets({
  facets,
  front = 'fill-ribbon-front',
  back = 'fill-ribbon-back',
}: {
  facets: readonly RibbonFacet[];
  front?: string;
  back?: string;
}) {
  return facets.map((facet) => (
    <path key={facet.spine} d={facet.outline} className={facet.front ? front : back} />
  ));
}
