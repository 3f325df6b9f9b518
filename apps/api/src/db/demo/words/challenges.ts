import type { Insertable } from 'kysely';
import type { DB } from '../../schema.generated.ts';

type Row = Insertable<DB['challenges']>;

export interface DemoChallenge {
  readonly title: string;
  readonly description: string;
  readonly category: Row['category'];
  readonly difficulty: Row['difficulty'];
  /** Days from today. */
  readonly from: number;
  readonly to: number;
  readonly isOfClub?: true;
  readonly rewards: readonly string[];
  readonly requirements: readonly string[];
  readonly tasks: readonly {
    title: string;
    times: number;
    apparatus?: 'hoop' | 'ball' | 'clubs' | 'ribbon' | 'rope';
  }[];
}

/** Challenges for the sport, at several stages. */
export const CHALLENGES: readonly DemoChallenge[] = [
  {
    title: 'Thirty days of splits',
    description:
      'Warm up first, breathe, and never push through pain. A few quiet minutes on both sides and in the middle, and you will feel the difference in your leaps.',
    category: 'flexibility',
    difficulty: 'beginner',
    from: -12,
    to: 18,
    rewards: ['A certificate', 'Softer leaps', 'A stretch you know by heart'],
    requirements: ['A warm floor', 'Two blocks or thick books'],
    tasks: [
      { title: 'Right, left and middle split, a minute each', times: 20 },
      { title: 'Hip flexor stretch before training', times: 8 },
      { title: 'Show a coach or grown-up once a week', times: 4 },
    ],
  },
  {
    title: 'Ball in both hands',
    description:
      'Most of us favour one hand. This month the other one leads: rolls, bounces and small throws, all of them calm and close to the body.',
    category: 'technique',
    difficulty: 'intermediate',
    from: -6,
    to: 21,
    rewards: ['A certificate', 'A surprise for your judges'],
    requirements: ['A ball of your size'],
    tasks: [
      { title: 'Roll over the arm, other side, without a bounce', times: 30 },
      { title: 'Figure of eight with the other hand', times: 30 },
      { title: 'Catch a low throw behind the back', times: 10 },
    ],
  },
  {
    title: 'Ribbon without a knot',
    description:
      'Snakes and spirals that live to the very end of the ribbon. Quality first: stop, untangle, smile, carry on.',
    category: 'technique',
    difficulty: 'advanced',
    from: -20,
    to: 3,
    rewards: ['A certificate', 'A minute of fame at training', 'Patience'],
    requirements: ['A ribbon and a high ceiling'],
    tasks: [
      { title: 'Ten tight snakes in a row', times: 15 },
      { title: 'A whole routine without a knot', times: 5 },
    ],
  },
  {
    title: 'Strong feet, quiet landings',
    description:
      'Rises, hops and balances for ankles that hold. Good for every leap and every pivot, and for stairs as well.',
    category: 'strength',
    difficulty: 'beginner',
    from: 5,
    to: 26,
    rewards: ['A certificate'],
    requirements: [],
    tasks: [
      { title: 'Twenty slow rises on each foot', times: 12 },
      { title: 'Land a leap so that nobody hears it', times: 25 },
    ],
  },
  {
    title: 'Make eight counts of your own',
    description:
      'Choose a song, close your eyes and find eight counts that nobody has danced before. Add eight more when you like them.',
    category: 'creativity',
    difficulty: 'beginner',
    from: -3,
    to: 11,
    rewards: ['A certificate', 'Your own steps in a warm-up'],
    requirements: ['A song you love'],
    tasks: [
      { title: 'Invent eight counts', times: 4 },
      { title: 'Teach them to someone', times: 2 },
      { title: 'Dance all of them in one go', times: 1 },
    ],
  },
  {
    title: 'Two routines in a row',
    description:
      'Endurance for the second half of the season: once through, a sip of water, once again. Rest days are part of it.',
    category: 'endurance',
    difficulty: 'expert',
    from: -60,
    to: -9,
    rewards: ['A certificate', 'Calm legs in the last ten seconds'],
    requirements: ['A coach’s yes'],
    tasks: [
      { title: 'Two run-throughs with a minute between', times: 10 },
      { title: 'A whole day off', times: 6 },
    ],
  },
  {
    title: 'Larkspur balance month',
    description:
      'Everybody in the club, from Minis to Seniors, stands on one leg while the kettle boils. We count together.',
    category: 'technique',
    difficulty: 'beginner',
    from: -10,
    to: 20,
    isOfClub: true,
    rewards: ['A certificate', 'Hot chocolate for the whole club'],
    requirements: [],
    tasks: [
      { title: 'Hold a passé balance for ten seconds, both legs', times: 20 },
      { title: 'Balance with your eyes closed', times: 10 },
    ],
  },
  {
    title: 'Clubs without a clatter',
    description:
      'Mills, small circles and low throws until the hall is quiet. Soft mats are allowed in the first week.',
    category: 'technique',
    difficulty: 'intermediate',
    from: -4,
    to: 24,
    isOfClub: true,
    rewards: ['A certificate', 'First choice of music'],
    requirements: ['A pair of clubs'],
    tasks: [
      { title: 'Thirty mills without a stop', times: 12 },
      { title: 'Catch both clubs after a low double throw', times: 20 },
    ],
  },
];
