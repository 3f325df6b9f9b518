import * as z from 'zod';

/** Above these a label or a text counts, in per cent. In a gymnastics context skin is no news. */
export const INSPECTION_THRESHOLDS = {
  label: 80,
  labelInGymnastics: 95,
  text: 90,
  context: 70,
} as const;

/** Blocked categories: the service's name of each, and what we call it to the author. */
export const BLOCKED_CATEGORIES = {
  violence: 'violence',
  disturbing: 'disturbing content',
  'hate symbols': 'hate symbols',
  drugs: 'drugs',
  tobacco: 'tobacco',
  alcohol: 'alcohol',
  gambling: 'gambling',
  'rude gestures': 'rude gestures',
  nudity: 'nudity',
} as const;

export const BLOCKED_WORDS = [
  'hate',
  'kill',
  'die',
  'stupid',
  'idiot',
  'ugly',
  'fat',
  'loser',
  'worthless',
  'pathetic',
  'disgusting',
] as const;

export const UNKIND_WORDS = 'unkind words';

/** Whole words: a skill is no kill, and a diet is nothing to die of. */
const BLOCKED_TEXT = new RegExp(`\\b(?:${BLOCKED_WORDS.join('|')})s?\\b`, 'giu');
const SPORT = /gymnast|sport|athlet|acrobat|leotard|\bdanc|ballet|exercis|fitness|stretch/iu;
/** The service also says "Non-Explicit Nudity", which is not it. */
const EXPLICIT = /(?<!non-)explicit/iu;

const KEPT_LABELS = 10;
/** A less certain label is of no use to a moderator. */
const KEPT_FROM = 30;

export interface Label {
  name: string;
  confidence: number;
}

/** What a service saw in a picture. Faces, ages and emotions are never asked for. */
export interface Detections {
  moderationLabels: readonly (Label & { parentName?: string | undefined })[];
  labels: readonly Label[];
  texts: readonly { text: string; confidence: number }[];
}

/** What is kept of a look, and shown to moderators; of texts the blocked words alone. */
export const PictureFindings = z.object({
  labels: z.array(z.object({ name: z.string(), confidence: z.number() })),
  words: z.array(z.string()),
  isGymnastics: z.boolean(),
});
export type PictureFindings = z.infer<typeof PictureFindings>;

/** What a look at a picture says. */
export interface Inspection extends PictureFindings {
  flagged: boolean;
  /** How sure the service is, in per cent. */
  confidence: number;
  /** Warnings shown to the author. */
  warnings: readonly string[];
}

type ModerationLabel = Detections['moderationLabels'][number];

const wordsOf = ({ name, parentName = '' }: ModerationLabel): string => `${name} ${parentName}`;

/** What a label is blocked for, if it is. */
function blockedFor(label: ModerationLabel, isGymnastics: boolean): string | undefined {
  const words = wordsOf(label).toLowerCase();
  const { labelInGymnastics, label: otherwise } = INSPECTION_THRESHOLDS;
  if (label.confidence <= (isGymnastics ? labelInGymnastics : otherwise)) return undefined;
  if (EXPLICIT.test(words)) return BLOCKED_CATEGORIES.nudity;
  if (isGymnastics) return undefined;
  return Object.entries(BLOCKED_CATEGORIES).find(([category]) => words.includes(category))?.[1];
}

const percent = (confidence: number): number => Math.round(Math.min(100, Math.max(0, confidence)));

/** The rule by which pictures are flagged; the only one, whichever service has looked. */
export function inspectionOf({ moderationLabels, labels, texts }: Detections): Inspection {
  const { context, text } = INSPECTION_THRESHOLDS;
  const sports = labels.filter(({ name, confidence }) => confidence > context && SPORT.test(name));
  const isGymnastics = sports.length > 0;
  const blocked = moderationLabels.flatMap((label) => {
    const category = blockedFor(label, isGymnastics);
    return category === undefined ? [] : [{ category, confidence: label.confidence }];
  });
  const unkind = texts
    .filter(({ confidence }) => confidence > text)
    .flatMap((found) =>
      [...found.text.matchAll(BLOCKED_TEXT)].map(([word]) => ({
        category: UNKIND_WORDS,
        word: word.toLowerCase(),
        confidence: found.confidence,
      })),
    );
  const reasons = [...blocked, ...unkind];
  const doubts = moderationLabels.map(({ confidence }) => confidence);
  return {
    flagged: reasons.length > 0,
    confidence: percent(
      reasons.length > 0
        ? Math.max(...reasons.map(({ confidence }) => confidence))
        : 100 - Math.max(0, ...doubts),
    ),
    warnings: [...new Set(reasons.map(({ category }) => category))],
    words: [...new Set(unkind.map(({ word }) => word))],
    isGymnastics,
    // Only sport labels are kept of the general ones; others may describe people and their looks.
    labels: [...moderationLabels, ...sports]
      .filter(({ confidence }) => confidence >= KEPT_FROM)
      .map(({ name, confidence }) => ({ name: name.slice(0, 80), confidence: percent(confidence) }))
      .slice(0, KEPT_LABELS),
  };
}

/** Combines the checks of several frames of one film: the worst counts. */
export function worstOf(looks: readonly Inspection[]): Inspection | undefined {
  const [first, ...others] = looks;
  return others.reduce<Inspection | undefined>((worst, look) => {
    if (worst === undefined) return look;
    const lead = isWorse(look, worst) ? look : worst;
    return {
      ...lead,
      warnings: [...new Set([...worst.warnings, ...look.warnings])],
      words: [...new Set([...worst.words, ...look.words])],
    };
  }, first);
}

const isWorse = (one: Inspection, other: Inspection): boolean =>
  one.flagged === other.flagged
    ? one.flagged
      ? one.confidence > other.confidence
      : one.confidence < other.confidence
    : one.flagged;
