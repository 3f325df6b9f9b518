import { inspectionOf } from '@ribbon/domain/media';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { embeddedDetector } from '../inspection/embedded/media.embedded.service.ts';

const WIDTH = 900;
const HEIGHT = 600;
const drawn = (inside: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#fff"/>${inside}</svg>`,
    ),
  )
    .webp()
    .toBuffer();
const withWords = (text: string, colour = '#111', ground = '#fff') =>
  drawn(
    `<rect width="100%" height="100%" fill="${ground}"/><text x="60" y="320" font-size="72" font-family="DejaVu Sans, Arial, sans-serif" fill="${colour}">${text}</text>`,
  );
const gradient = (from: string, to: string) =>
  drawn(
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>`,
  );

/** Twenty pictures, and the blocked words in them. */
const PICTURES: [string, () => Promise<Buffer>, string[]][] = [
  ['a circle', () => drawn('<circle cx="450" cy="300" r="200" fill="#c81e5b"/>'), []],
  ['a square', () => drawn('<rect x="200" y="100" width="400" height="400" fill="#1e5bc8"/>'), []],
  ['a triangle', () => drawn('<path d="M450 80 750 520 150 520z" fill="#1b8a5a"/>'), []],
  [
    'rings',
    () => drawn('<circle cx="450" cy="300" r="150" fill="none" stroke="#222" stroke-width="40"/>'),
    [],
  ],
  [
    'a ribbon',
    () =>
      drawn(
        '<path d="M50 300Q250 50 450 300T850 300" fill="none" stroke="#c81e5b" stroke-width="30"/>',
      ),
    [],
  ],
  ['nothing', () => drawn(''), []],
  ['a red gradient', () => gradient('#fff', '#c81e5b'), []],
  ['a blue gradient', () => gradient('#002', '#38f'), []],
  ['a grey gradient', () => gradient('#000', '#fff'), []],
  ['praise', () => withWords('Well done everybody'), []],
  ['a place', () => withWords('Welcome to training'), []],
  ['skills', () => withWords('New skills today'), []],
  ['a diet', () => withWords('Soldier of fortune'), []],
  ['numbers', () => withWords('9.85 points'), []],
  ['an insult', () => withWords('You are stupid'), ['stupid']],
  ['an insult in colour', () => withWords('What a loser', '#fff', '#a0154a'), ['loser']],
  ['an insult in capitals', () => withWords('UGLY IDIOT'), ['ugly', 'idiot']],
  ['a wish', () => withWords('just die now'), ['die']],
  ['hate', () => withWords('I hate her', '#003', '#cfe3ff'), ['hate']],
  ['worthless', () => withWords('so worthless'), ['worthless']],
];

const detector = embeddedDetector();
afterAll(() => detector.close());

const MB = 2 ** 20;
const MUCH_MB = 60;
const BLOCKED_MS = 100;

/** What this thread has computed; unlike the clock it does not grow while others have the processor. */
const computedMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The most that was computed in one turn of the event loop, which is how long nothing else was answered. */
function longestTurn() {
  let [longest, last, watching] = [0, computedMs(), true];
  (function turn() {
    const now = computedMs();
    [longest, last] = [Math.max(longest, now - last), now];
    if (watching) setTimeout(turn, 1);
  })();
  return () => {
    watching = false;
    return longest;
  };
}

it('twenty pictures: the words are found, nothing else is flagged, and the server goes on', async () => {
  const pictures: { name: string; bytes: Buffer }[] = [];
  for (const [name, draw] of PICTURES) pictures.push({ name, bytes: await draw() });
  const before = process.memoryUsage.rss();
  const found: Record<string, readonly string[]> = {};
  const flagged: string[] = [];
  const watched = longestTurn();
  for (const { name, bytes } of pictures) {
    const look = inspectionOf(await detector.detect(bytes));
    found[name] = look.words;
    if (look.flagged) flagged.push(name);
  }
  expect(found).toEqual(Object.fromEntries(PICTURES.map(([name, , words]) => [name, words])));
  expect(flagged).toEqual(PICTURES.filter(([, , words]) => words.length > 0).map(([name]) => name));
  expect(watched()).toBeLessThan(BLOCKED_MS);

  const number = detector.process() ?? 0;
  expect(() => process.kill(number, 0)).not.toThrow();
  await detector.close();
  expect(() => process.kill(number, 0)).toThrow('ESRCH');
  expect((process.memoryUsage.rss() - before) / MB).toBeLessThan(MUCH_MB);
}, 120_000);
