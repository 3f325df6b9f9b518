import { oneOf, searchOf } from '#lib/navigation/reading.ts';

export const TRAINING_TABS = ['overview', 'sessions', 'goals', 'progress'] as const;
export type TrainingTab = (typeof TRAINING_TABS)[number];

/** Which part of the training is shown; the overview, where nothing else was asked for. */
export const trainingSearch = searchOf({ tab: oneOf(...TRAINING_TABS) });
