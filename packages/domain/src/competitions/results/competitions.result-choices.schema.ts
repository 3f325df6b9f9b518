import * as z from 'zod';

/** Judges of four panels, or one score for all of it at younger levels. */
export const Scoring = z.enum(['panels', 'single']);
export type Scoring = z.infer<typeof Scoring>;
export const SCORING_LABELS: Readonly<Record<Scoring, string>> = {
  panels: 'Panels: DB, DA, A and E',
  single: 'One score',
};

export const Ranking = z.enum(['places', 'bands']);
export type Ranking = z.infer<typeof Ranking>;
export const RANKING_LABELS: Readonly<Record<Ranking, string>> = {
  places: 'Placings',
  bands: 'Gold, silver and bronze',
};

export const ResultState = z.enum(['draft', 'published', 'corrected']);
export type ResultState = z.infer<typeof ResultState>;
