import type { CompetitionChange } from '@ribbon/domain/competitions';
import type { Place, Position } from '@ribbon/domain/geocoding';

type Where = Pick<CompetitionChange, 'location' | 'city' | 'country'>;
export type Locating = (where: Where) => Promise<Position | null>;

/** Where a competition is on the map, which shows this country; a town abroad would land beside its namesake. */
export const competitionLocating =
  (geocoding: { locate(text: string): Promise<Place | undefined> }): Locating =>
  async ({ location, city, country }) => {
    if (country !== 'United Kingdom') return null;
    const found =
      (await geocoding.locate(`${location}, ${city}`)) ?? (await geocoding.locate(city));
    return found === undefined ? null : { latitude: found.latitude, longitude: found.longitude };
  };
