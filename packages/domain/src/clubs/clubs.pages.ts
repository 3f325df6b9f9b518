import { type PublicPage, excerpt, t } from '../kernel/index.ts';
import type { FoundClub } from './finder/clubs.finder.schema.ts';

export const finderPage = {
  path: '/clubs',
  title: 'RG Club finder',
  description:
    'Rhythmic gymnastics clubs near you, on a map, with what they teach and what families say.',
  opening: {
    look: 'wide',
    title: 'Find Your Perfect Gymnastics Club',
    intro: 'Rhythmic gymnastics clubs near you. Search a place, or look around on the map.',
  },
} as const satisfies PublicPage;

type Described = Pick<FoundClub, 'slug' | 'name' | 'city' | 'description' | 'programs'>;

/** What the page of a club says of itself: its own words, or what is known of every club. */
export const clubPage = ({ slug, name, city, description, programs }: Described) => ({
  path: `/clubs/${slug}`,
  title: name.toLowerCase().includes(city.toLowerCase()) ? name : `${name}, ${city}`,
  description: excerpt(
    description ??
      [
        t('Rhythmic gymnastics in {city}.', { city }),
        ...(programs.length > 0 ? [programs.join(', ')] : []),
      ].join(' '),
  ),
});

/** Where pages of clubs are in the site map. */
export const CLUB_PATH = '/clubs/$slug';
