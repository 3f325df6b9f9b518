import * as z from 'zod';
import { CompetitionId } from '../competitions.schema.ts';
import { ApparatusScore } from './competitions.results.schema.ts';

/** Of somebody's scores the newest are read. */
export const PASSPORT_SCORES = 500;

/** One routine at one competition. */
export const Performance = z.object({
  competitionId: CompetitionId,
  competition: z.string(),
  day: z.iso.date(),
  category: z.string(),
  isCorrected: z.boolean(),
  points: ApparatusScore,
});
export type Performance = z.infer<typeof Performance>;

/** Somebody's published scores, newest first. It says nothing about anybody else: no place, no average of others. */
export const ScorePassport = z.object({
  name: z.string(),
  performances: z.array(Performance),
});
export type ScorePassport = z.infer<typeof ScorePassport>;
