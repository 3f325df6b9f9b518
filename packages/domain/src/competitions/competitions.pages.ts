import { type PublicPage, excerpt, t } from '../kernel/index.ts';
import { daysText } from './listing/competitions.days.format.ts';
import type { Competition } from './competitions.schema.ts';

export const competitionsPage = {
  path: '/competitions',
  title: 'Competitions',
  description: 'Upcoming rhythmic gymnastics competitions, where they are and how to enter.',
  opening: {
    look: 'wide',
    title: 'Competitions',
    intro: 'What’s coming up, and where. Follow a competition, or enter it with your club.',
  },
} as const satisfies PublicPage;

type Described = Pick<
  Competition,
  'id' | 'name' | 'city' | 'country' | 'startDate' | 'endDate' | 'description' | 'status'
>;

/** What the page of a competition says of itself: when and where first. */
export const competitionPage = (competition: Described) => {
  const { id, name, city, country, description, status } = competition;
  const where = `${daysText(competition)}, ${city}, ${country}.`;
  return {
    path: `/competitions/${id}`,
    title: name,
    description: excerpt(
      `${status === 'cancelled' ? t('Cancelled: {where}', { where }) : where} ${description}`,
    ),
  };
};

/** Where pages of competitions are in the site map. */
export const COMPETITION_PATH = '/competitions/$competitionId';
