import type { Category } from '../src/verdict.ts';
import type { Output } from '../src/classifier/outputs.ts';
import { OUTPUTS } from '../src/classifier/outputs.ts';

/** Per output what a row says (0 or 1) and how far to believe it; what it says nothing of is out. */
export type Labels = Partial<Record<Output, readonly [value: 0 | 1, weight: number]>>;

export interface PublicRow {
  t: string;
  y: 0 | 1;
  split: 'train' | 'dev';
  cls?: number | string;
  cat?: string;
  cats?: Record<string, number> | null;
  lab?: string;
  emo?: string[];
  spans?: number;
}

/** Ordinary text of any set is almost never about these: weak evidence, but a lot of it. */
const RARE_ELSEWHERE = [
  'grooming',
  'eating_disorder',
  'personal_information',
  'drugs_alcohol',
  'coach_club_defamation',
  'safeguarding_disclosure',
  'scam_spam',
] as const;
const UNLIKELY_WHEN_CLEAN = [
  ...RARE_ELSEWHERE,
  'sexual',
  'threat',
  'insult',
  'body_shaming',
  'exclusion_bullying',
  'self_harm',
  'unkind_tone',
  'discouraging_self_talk',
] as const;

const all = (outputs: readonly Output[], value: 0 | 1, weight: number): Labels =>
  Object.fromEntries(outputs.map((output) => [output, [value, weight]]));

// Public sets have no label for these two, so their plainest words stand in for one.
const SEXUAL =
  /\b(porn|nudes?|blow ?jobs?|horny|boobs?|tits|naked|masturbat\w*|cum|penis|vagina|pussy|cock|dildo|orgasm|sex)\b/i;
const SELF_HARM =
  /\b(kill (yo)?urself|kys|hang yourself|slit your wrists|want to die|kill myself|suicidal)\b/i;
const DARK_EMOTIONS = new Set([
  'anger',
  'annoyance',
  'disgust',
  'sadness',
  'disappointment',
  'grief',
  'remorse',
  'embarrassment',
  'disapproval',
  'fear',
]);

const toxicRow = (text: string): Labels => ({
  ...all(RARE_ELSEWHERE, 0, 0.2),
  ...(SEXUAL.test(text) ? { sexual: [1, 0.5] as const } : { sexual: [0, 0.2] as const }),
  ...(SELF_HARM.test(text) ? { self_harm: [1, 0.7] as const } : { self_harm: [0, 0.2] as const }),
  toxic: [1, 1],
});
const cleanRow = (weight = 1): Labels => ({
  ...all(UNLIKELY_WHEN_CLEAN, 0, 0.2),
  toxic: [0, weight],
});
const either = (row: PublicRow, cleanWeight = 1): Labels =>
  row.y ? toxicRow(row.t) : cleanRow(cleanWeight);

const jigsaw = (row: PublicRow): Labels => {
  const { cats } = row;
  if (!cats) return either(row);
  // Some mirrors keep one label of several: then a zero beside it means nothing.
  const whole = cats['toxic'] === 1 || row.y === 0;
  const seen = (name: string): Labels[Output] => {
    if (cats[name] === 1) return [1, 1];
    return whole ? [0, 1] : undefined;
  };
  const known = { threat: seen('threat'), insult: seen('insult'), hate: seen('identity_hate') };
  const labels = Object.fromEntries(Object.entries(known).filter(([, label]) => label));
  return { ...either(row), ...labels };
};

/** Everyday comments swear; here that is not fine, so they cannot stand for what is. */
export const SWEARING =
  /\b(\w*fuck\w*|\w*shit\w*|bitch\w*|cunts?|ass|asses|asshole\w*|arse\w*|dick\w*|bastards?|piss\w*|crap|damn|hell|stfu|wtf|sucks?|idiot\w*|stupid|moron\w*|dumb\w*)\b/i;

const goemotions = (row: PublicRow): Labels => {
  if (SWEARING.test(row.t)) return all(RARE_ELSEWHERE, 0, 0.3);
  const dark = row.emo?.some((emotion) => DARK_EMOTIONS.has(emotion)) ?? false;
  if (!dark) return { ...all(OUTPUTS, 0, 0.3), toxic: [0, 1] };
  return { ...all(RARE_ELSEWHERE, 0, 0.3), hate: [0, 0.3], toxic: [0, 0.6] };
};

const hate = (value: 0 | 1, weight = 1): Labels => ({ hate: [value, weight] });

export const PUBLIC_SETS: Readonly<Record<string, (row: PublicRow) => Labels>> = {
  davidson: (row) => ({ ...either(row), ...hate(row.cls === 0 ? 1 : 0, row.cls === 1 ? 0.3 : 1) }),
  edos: (row) =>
    row.y
      ? { ...toxicRow(row.t), ...hate(1), threat: [row.cat?.startsWith('1') ? 1 : 0, 1] }
      : { ...cleanRow(0.3), ...hate(0, 0.5) },
  paradetox: (row) => either(row),
  toxic_spans: (row) => (row.spans === 0 ? {} : toxicRow(row.t)),
  jigsaw_slices: jigsaw,
  cat_large: (row) => ({ ...either(row, 0.5), ...(row.y ? {} : hate(0, 0.3)) }),
  hatemoji_build: (row) => ({ ...either(row), ...hate(row.y) }),
  implicit_hate: (row) => ({ ...either(row, 0.6), ...hate(row.y) }),
  hatexplain: (row) => ({
    ...either(row),
    ...(row.lab === '2' ? hate(1) : row.y ? {} : hate(0)),
  }),
  convabuse: (row) => either(row),
  goemotions,
  germeval2018_de: (row) => either(row),
  mlma_fr: (row) => ({ ...either(row), ...hate(row.y) }),
};

/** Where the line between two categories is thin, a row of one says nothing about the other. */
const NEIGHBOURS: Partial<Record<Category, readonly Output[]>> = {
  insult: ['body_shaming', 'exclusion_bullying', 'unkind_tone', 'hate'],
  unkind_tone: ['insult', 'exclusion_bullying', 'toxic'],
  body_shaming: ['insult', 'unkind_tone', 'eating_disorder'],
  exclusion_bullying: ['insult', 'unkind_tone'],
  hate: ['insult', 'exclusion_bullying', 'unkind_tone', 'threat'],
  threat: ['insult', 'unkind_tone', 'self_harm'],
  grooming: ['sexual', 'personal_information', 'toxic'],
  sexual: ['grooming', 'insult'],
  self_harm: ['discouraging_self_talk', 'toxic', 'threat'],
  eating_disorder: ['discouraging_self_talk', 'toxic'],
  safeguarding_disclosure: ['toxic', 'coach_club_defamation', 'grooming'],
  coach_club_defamation: ['insult', 'unkind_tone'],
  personal_information: ['toxic'],
  drugs_alcohol: ['toxic'],
  scam_spam: ['toxic', 'personal_information'],
  discouraging_self_talk: ['toxic', 'self_harm', 'eating_disorder'],
};

export const domainLabels = (category: Category | undefined): Labels => {
  const labels: Labels = all(OUTPUTS, 0, 1);
  if (!category) return labels;
  labels.toxic = [1, 1];
  for (const neighbour of NEIGHBOURS[category] ?? []) delete labels[neighbour];
  labels[category as Output] = [1, 2];
  return labels;
};
