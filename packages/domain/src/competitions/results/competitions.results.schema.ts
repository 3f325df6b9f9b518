import * as z from 'zod';
import { cursor, id, line, phrase, severalLines, timestamp, t } from '../../kernel/index.ts';
import { EntryId } from '../entries/competitions.entries.schema.ts';
import { Ranking, ResultState, Scoring } from './competitions.result-choices.schema.ts';
import {
  Apparatus,
  type Bands,
  PANELS,
  POINTS_MAX,
  type Points,
  pointsText,
  totalOf,
} from './competitions.scoring.rules.ts';

export const RESULTS_PER_PAGE = 100;
export const CHANGES_SHOWN = 100;
export const RESULT_ROWS_MAX = 5000;
export const RESULT_CSV_MAX = 1024 * 1024;
/** As JSON a file grows: each quotation mark and each new line takes two signs. */
export const RESULT_BODY_BYTES = 3 * 1024 * 1024;
export const CORRECTION_REASON_MAX = 200;

export const ResultId = id<'ResultId'>();
export type ResultId = z.infer<typeof ResultId>;

const POINTS = /^(?:\d{1,3}(?:[.,]\d{1,3})?)?$/u;
const upTo = (most: number) =>
  t('From 0 to {most}, with up to three decimals', { most: most / 1000 });
const thousandths = (text: string) =>
  text === '' ? null : Math.round(Number(text.replace(',', '.')) * 1000);

/** Points as people type them: 7.45 becomes 7450; nothing becomes null. */
const points = (most: number) =>
  line(upTo(most))
    .regex(POINTS, upTo(most))
    .transform(thousandths)
    .pipe(z.int().max(most, upTo(most)).nullable());

const typed = {
  db: points(POINTS_MAX.db),
  da: points(POINTS_MAX.da),
  a: points(POINTS_MAX.a),
  e: points(POINTS_MAX.e),
  score: points(POINTS_MAX.score),
  penalty: points(POINTS_MAX.penalty).transform((penalty) => penalty ?? 0),
};

export const scoreMessages = {
  allPanels: 'Please fill in DB, DA, A and E',
  oneKind: 'Either the panels or one score, not both',
  penalty: 'The penalty is more than the score',
} as const;

function checkPoints(given: Points, context: z.core.$RefinementCtx): void {
  const say = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const missing = PANELS.find((panel) => given[panel] === null);
  const hasPanel = PANELS.some((panel) => given[panel] !== null);
  if (given.score !== null && hasPanel) say('score', scoreMessages.oneKind);
  else if (given.score === null && missing !== undefined) say(missing, scoreMessages.allPanels);
  else if (totalOf(given) < 0) say('penalty', scoreMessages.penalty);
}

/** The points of one apparatus, typed in or read from a file. */
export const TypedPoints = z.object(typed).superRefine(checkPoints);

export const TypedScore = z.object({ apparatus: Apparatus, ...typed }).superRefine(checkPoints);
export type TypedScore = z.output<typeof TypedScore>;

const reason = phrase(CORRECTION_REASON_MAX, {
  tooLong: t('Reasons can be up to {correctionReasonMax} characters', {
    correctionReasonMax: CORRECTION_REASON_MAX,
  }),
});

/** One score in the organisers' form. */
export const ScoreForm = z
  .object({ apparatus: Apparatus, ...typed, reason })
  .superRefine(checkPoints);

/** All scores of somebody in a category; an empty list removes the result. */
export const TypedResult = z.object({
  scores: z
    .array(TypedScore)
    .max(Apparatus.options.length)
    .refine(
      (scores) => new Set(scores.map(({ apparatus }) => apparatus)).size === scores.length,
      'Enter each apparatus only once',
    ),
  /** Needed once the results are published. */
  reason,
});
export type TypedResult = z.output<typeof TypedResult>;

const thousandth = z.int().nullable();
export const ApparatusScore = z.object({
  apparatus: Apparatus,
  db: thousandth,
  da: thousandth,
  a: thousandth,
  e: thousandth,
  score: thousandth,
  penalty: z.int(),
  total: z.int(),
});
export type ApparatusScore = z.infer<typeof ApparatusScore>;

/** A result as others read it; a name that is not theirs to read is null. */
export const ListedResult = z.object({
  id: ResultId,
  name: z.string().nullable(),
  /** Null once the account is deleted. */
  number: z.int().nullable(),
  club: z.string().nullable(),
  /** The place, or the band. */
  position: z.int(),
  /** Null in bands, where points must not rank anybody. */
  total: z.int().nullable(),
  scores: z.array(ApparatusScore),
});
export type ListedResult = z.infer<typeof ListedResult>;

export const ResultPage = z.object({
  ranking: Ranking,
  state: ResultState,
  publishedAt: timestamp.nullable(),
  correctedAt: timestamp.nullable(),
  results: z.array(ListedResult),
  next: cursor.nullable(),
});
export type ResultPage = z.infer<typeof ResultPage>;

/** A competitor in the organisers' score sheet. */
export const SheetRow = z.object({
  entryId: EntryId,
  number: z.int(),
  startPosition: z.int().nullable(),
  name: z.string().nullable(),
  club: z.string().nullable(),
  scores: z.array(ApparatusScore),
});
export type SheetRow = z.infer<typeof SheetRow>;

export const ScoreChange = z.object({
  id: z.uuid(),
  /** The number of the entry; null once the account is deleted. */
  number: z.int().nullable(),
  apparatus: Apparatus,
  before: z.int().nullable(),
  after: z.int().nullable(),
  reason: z.string(),
  /** Null once the account is deleted. */
  by: z.string().nullable(),
  at: timestamp,
});
export type ScoreChange = z.infer<typeof ScoreChange>;

const threshold = points(999_000);
/** How a category is scored and ranked. */
export const CategoryScoring = z
  .object({
    scoring: Scoring,
    ranking: Ranking,
    gold: threshold,
    silver: threshold,
    bronze: threshold,
  })
  .superRefine((choice, context) => {
    const { ranking, gold, silver, bronze } = choice;
    if (ranking === 'places') return;
    const say = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    for (const band of ['gold', 'silver', 'bronze'] as const) {
      if (choice[band] === null) say(band, 'Please enter the minimum points');
    }
    if (gold === null || silver === null || bronze === null) return;
    if (silver >= gold) say('silver', 'Silver must be below gold');
    if (bronze >= silver) say('bronze', 'Bronze must be below silver');
  });
export type CategoryScoring = z.output<typeof CategoryScoring>;

export const bandsOf = ({ ranking, gold, silver, bronze }: CategoryScoring): Bands | null =>
  ranking === 'places' || gold === null || silver === null || bronze === null
    ? null
    : { gold, silver, bronze };

export const ResultFile = z.object({
  csv: z
    .string('Please choose a file')
    .min(1, 'The file is empty.')
    .max(RESULT_CSV_MAX, 'Files can be up to 1 MB.')
    .register(severalLines, { max: RESULT_CSV_MAX }),
  reason,
});

/** A row that stays out, and why. */
export const ResultProblem = z.object({ line: z.int(), message: z.string() });
export type ResultProblem = z.infer<typeof ResultProblem>;

export const ResultImport = z.object({
  rows: z.int(),
  /** New or different from what is there. */
  changed: z.int(),
  unchanged: z.int(),
  /** Whether published results change: then a reason is needed. */
  needsReason: z.boolean(),
  problems: z.array(ResultProblem),
});
export type ResultImport = z.infer<typeof ResultImport>;

export const resultMessages = {
  scoringSaved: 'Scoring saved.',
  saved: 'Scores saved.',
  published: 'The results are published.',
  nothingThere: 'There are no scores yet.',
  imported: ({ changed }: Pick<ResultImport, 'changed'>) =>
    t('{changed, plural, one {# score} other {# scores}} imported.', { changed }),
} as const;

/** How a stored number is typed again. */
export const typedPoints = (stored: number | null): string =>
  stored === null ? '' : pointsText(stored);
