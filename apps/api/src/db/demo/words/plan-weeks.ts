/** What is done in a block: words, minutes, apparatus and elements. */
export type PlanBlock = readonly [string, number, string | null, readonly string[]];

export interface PlanWeek {
  readonly focus: string;
  readonly blocks: readonly PlanBlock[];
}

type Handling = readonly [string, string, readonly string[]];

/** The warm-up is the same for three weeks, the rest goes one step further each week. */
const WARM_UPS = [
  'Skips, circles and a long stretch',
  'Barre and feet',
  'Ballet in the centre',
  'Strength in pairs',
  'Run, stretch and splits',
  'Warm up as if it’s competition day',
  'Your own warm-up, ten minutes without a word',
];

const STEPS: readonly (readonly [string, string, readonly string[], Handling, string | null])[] = [
  // From the body to the first throws.
  [
    'Posture and feet',
    'Balances at the barre',
    ['Passé balance'],
    ['Rolls on the floor', 'hoop', ['Long roll over the body']],
    null,
  ],
  [
    'Landings',
    'Small jumps in rows',
    ['Tuck jump with turn'],
    ['Rotations around the hand', 'hoop', ['Hoop rotations around the hand']],
    null,
  ],
  [
    'Turning',
    'Half and whole pivots',
    ['Passé pivot'],
    ['Passing through', 'hoop', ['Passing through the hoop']],
    null,
  ],
  [
    'Low throws',
    'Balances without the barre',
    ['Passé balance', 'Arabesque'],
    ['Throws to eye level', 'hoop', ['Large throw']],
    null,
  ],
  [
    'Higher throws',
    'Stag leaps across the carpet',
    ['Stag leap'],
    ['Throws above the head', 'hoop', ['Large throw', 'Hoop boomerang roll']],
    null,
  ],
  // From single elements to pairs of them.
  [
    'Throw and turn',
    'Two pivots in a row',
    ['Double passé pivot'],
    ['One turn under the throw', 'hoop', ['Large throw', 'Catch outside the field of view']],
    null,
  ],
  [
    'Ribbon begins',
    'Split leaps from three steps',
    ['Split leap'],
    ['Snakes and spirals, standing', 'ribbon', ['Ribbon snakes', 'Ribbon spirals']],
    'Listen to the music and count',
  ],
  [
    'Ribbon in motion',
    'Leap and land in a balance',
    ['Split leap', 'Attitude balance'],
    ['Spirals while walking', 'ribbon', ['Ribbon spirals']],
    'First eight counts',
  ],
  [
    'Joining up',
    'Pivot into arabesque',
    ['Passé pivot', 'Arabesque'],
    ['Boomerang, both hands', 'ribbon', ['Ribbon boomerang']],
    'First sixteen counts',
  ],
  [
    'Floor work',
    'Walkovers, soft and slow',
    ['Forward walkover', 'Back walkover'],
    ['Rolls over back and arms', 'hoop', ['Long roll over the body']],
    'The opening, to music',
  ],
  [
    'Risk, step by step',
    'Rolls and chaînés',
    ['Forward roll without hands'],
    ['Throw, one rotation, catch', 'hoop', ['Large throw']],
    'The opening without a stop',
  ],
  // From pairs to halves of a routine.
  [
    'First half',
    'Leap series',
    ['Split leap', 'Switch leap'],
    ['Throw, two rotations, catch', 'hoop', ['Risk (throw, two rotations, catch)']],
    'The first half at half speed',
  ],
  [
    'First half, full speed',
    'Ring balance with help',
    ['Ring balance'],
    ['Catches without hands', 'hoop', ['Catch without hands']],
    'The first half to music',
  ],
  [
    'Second half',
    'Fouetté, one by one',
    ['Fouetté pivots'],
    ['Throws with the leg', 'hoop', ['Throw with the leg']],
    'The second half at half speed',
  ],
  [
    'Second half, full speed',
    'Turning leaps',
    ['Turning split leap (jeté en tournant)'],
    ['Spirals to the end of the ribbon', 'ribbon', ['Ribbon spirals', 'Ribbon boomerang']],
    'The second half to music',
  ],
  [
    'Both halves',
    'Your three hardest elements',
    ['Ring balance', 'Fouetté pivots'],
    ['Every throw of the routine, twice', 'hoop', ['Large throw']],
    'Both halves with a pause between',
  ],
  // Whole routines, and calm before the day.
  [
    'The whole routine',
    'Balances on tired legs',
    ['Arabesque', 'Ring balance'],
    ['Only what went wrong last week', 'ribbon', ['Ribbon snakes']],
    'All of it once, whatever happens',
  ],
  [
    'Twice through',
    'Leaps on tired legs',
    ['Split leap', 'Switch leap'],
    ['Rescue: when the throw is off', 'hoop', ['Catch outside the field of view']],
    'Twice with two minutes between',
  ],
  [
    'For the judges',
    'Clean endings',
    ['Passé balance', 'Double passé pivot'],
    ['Quiet catches', 'hoop', ['Catch without hands']],
    'Once for a coach with a score sheet',
  ],
  [
    'Dress rehearsal',
    'Light jumps',
    ['Stag leap'],
    ['Each apparatus once', 'ribbon', ['Ribbon spirals']],
    'In leotards, with a bow',
  ],
  [
    'Rest and polish',
    'Long stretch instead of jumps',
    ['Front split balance with help'],
    ['Easy throws, big smiles', 'hoop', ['Large throw']],
    'Once, for the fun of it',
  ],
];

/** A season: what comes first is easy, and no week is like another. */
export const PLAN_WEEKS: readonly PlanWeek[] = STEPS.map(
  ([focus, body, elements, [title, apparatus, handling], routine], week) => ({
    focus,
    blocks: [
      [WARM_UPS[Math.floor(week / 3)] ?? 'Warm up', routine === null ? 25 : 20, null, []],
      [body, 20, null, elements],
      [title, routine === null ? 35 : 20, apparatus, handling],
      ...(routine === null ? [] : [[routine, 10 + Math.min(15, week - 5), apparatus, []] as const]),
    ],
  }),
);
