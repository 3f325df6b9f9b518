import type { PageOpening } from '../kernel/index.ts';
import type { Settings } from '../settings/index.ts';

/** The home page has a title of the platform's own. */
export const homeOpening = ({ homeTitle }: Pick<Settings, 'homeTitle'>): PageOpening => ({
  look: 'hero',
  title: homeTitle,
  intro:
    'Clubs, training, competitions and friends, all in one place made for the sport and the families behind it.',
});
