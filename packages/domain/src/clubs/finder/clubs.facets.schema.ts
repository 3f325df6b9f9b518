import { APPARATUS_CLUBS } from '../../kernel/index.ts';
import * as z from 'zod';

export const ClubLevel = z.enum(['recreational', 'beginner', 'intermediate', 'advanced', 'elite']);
export type ClubLevel = z.infer<typeof ClubLevel>;
export const CLUB_LEVEL_LABELS: Readonly<Record<ClubLevel, string>> = {
  recreational: 'Recreational',
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  elite: 'Elite',
};

export const ClubApparatus = z.enum(['freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon']);
export type ClubApparatus = z.infer<typeof ClubApparatus>;
export const CLUB_APPARATUS_LABELS: Readonly<Record<ClubApparatus, string>> = {
  freehand: 'Freehand',
  rope: 'Rope',
  hoop: 'Hoop',
  ball: 'Ball',
  clubs: APPARATUS_CLUBS,
  ribbon: 'Ribbon',
};

export const TrainingDay = z.enum([
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]);
export type TrainingDay = z.infer<typeof TrainingDay>;
export const TRAINING_DAY_LABELS: Readonly<Record<TrainingDay, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};
