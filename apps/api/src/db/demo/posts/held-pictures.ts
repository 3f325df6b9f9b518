import type { DemoPerson } from '../people/people.ts';

export interface HeldPicture {
  name: string;
  part: DemoPerson['part'];
  content: string;
  alt: string;
  /** What is painted on the ground. */
  drawing: string;
  reason: 'flagged' | 'near_copy' | 'minor_media' | 'check_failed';
  found: number;
  labels: { name: string; confidence: number }[];
  words: string[];
  minutesAgo: number;
}

const text = (words: string, y: number) =>
  `<text x="600" y="${y}" font-size="110" font-family="sans-serif" font-weight="700" text-anchor="middle" fill="#5b1030">${words}</text>`;
const ribbon =
  '<path d="M120 420c160-320 300 320 460 0s300 320 480-40" fill="none" stroke="#c81e5b" stroke-width="46" stroke-linecap="round"/>';
const hoop = '<circle cx="600" cy="400" r="260" fill="none" stroke="#1f4e5f" stroke-width="44"/>';
const bottle =
  '<path d="M540 140h120v150l50 90v320H490V380l50-90z" fill="#1b6b45"/><rect x="500" y="460" width="200" height="140" fill="#f3e2b3"/>';
const ball = '<circle cx="600" cy="420" r="220" fill="#e8743b"/>';

/**
 * The held pictures at /admin/queue from the first minute, one for each reason a picture can have.
 */
export const HELD_PICTURES: readonly HeldPicture[] = [
  {
    name: 'ribbon',
    part: 'teen',
    content: 'My new ribbon arrived today!',
    alt: 'A long pink ribbon',
    drawing: ribbon,
    reason: 'minor_media',
    found: 0,
    labels: [],
    words: [],
    minutesAgo: 95,
  },
  {
    name: 'joke',
    part: 'teen',
    content: 'Made this for fun after training',
    alt: 'A hoop with words in it',
    drawing: hoop + text('what a', 380) + text('loser', 500),
    reason: 'flagged',
    found: 96,
    labels: [],
    words: ['loser'],
    minutesAgo: 40,
  },
  {
    name: 'party',
    part: 'adult',
    content: 'After the display we had something to celebrate.',
    alt: 'A green bottle',
    drawing: bottle,
    reason: 'flagged',
    found: 93,
    labels: [
      { name: 'Alcohol', confidence: 93 },
      { name: 'Bottle Of Wine', confidence: 88 },
    ],
    words: [],
    minutesAgo: 180,
  },
  {
    name: 'party again',
    part: 'adult',
    content: 'Posting again, as it didn’t show.',
    alt: 'A green bottle',
    drawing: bottle,
    reason: 'near_copy',
    found: 100,
    labels: [{ name: 'Alcohol', confidence: 91 }],
    words: [],
    minutesAgo: 25,
  },
  {
    name: 'ball',
    part: 'adult',
    content: 'The new ball is here, and it’s orange.',
    alt: 'An orange ball',
    drawing: ball,
    reason: 'check_failed',
    found: 0,
    labels: [],
    words: [],
    minutesAgo: 310,
  },
];
