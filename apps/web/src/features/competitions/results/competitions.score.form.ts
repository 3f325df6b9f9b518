import {
  type Apparatus,
  type ApparatusScore,
  type ScoreForm,
  type SheetRow,
  typedPoints,
} from '@ribbon/domain/competitions';
import type * as z from 'zod';

type Typed = z.input<typeof ScoreForm>;

const typedOf = (score: ApparatusScore) => ({
  apparatus: score.apparatus,
  db: typedPoints(score.db),
  da: typedPoints(score.da),
  a: typedPoints(score.a),
  e: typedPoints(score.e),
  score: typedPoints(score.score),
  penalty: score.penalty === 0 ? '' : typedPoints(score.penalty),
});

/** What the form begins with: the score there is, or nothing. */
export function draftOf({ scores }: SheetRow, apparatus: Apparatus): Typed {
  const stored = scores.find((score) => score.apparatus === apparatus);
  const empty = { apparatus, db: '', da: '', a: '', e: '', score: '', penalty: '' };
  return { ...(stored ? typedOf(stored) : empty), reason: '' };
}

/** All scores of a row but one, as they are sent. */
export const sentOf = ({ scores }: SheetRow, without: Apparatus, reason: string) => ({
  scores: scores.filter(({ apparatus }) => apparatus !== without).map(typedOf),
  reason,
});

/** The same with what was typed in its place. */
export function sentBy(row: SheetRow, { reason, ...typed }: Typed) {
  const { scores } = sentOf(row, typed.apparatus, reason);
  return { scores: [...scores, typed], reason };
}
