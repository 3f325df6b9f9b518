import type { PageOpening } from '../kernel/index.ts';
import { FIRST_HOME_TITLE, type Settings } from '../settings/index.ts';

/** The home page has a title of the platform's own; the first one is said in every language. */
export const homeOpening = ({ homeTitle }: Pick<Settings, 'homeTitle'>): PageOpening => ({
  look: 'hero',
  title: homeTitle === FIRST_HOME_TITLE ? 'Discover the World of Rhythmic Gymnastics' : homeTitle,
  intro:
    'Clubs, training, competitions and friends, all in one place made for the sport and the families behind it.',
});
