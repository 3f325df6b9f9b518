import { allCases } from '#testing/matrix/all-cases';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unbalanced } from './books.ts';
import { type Fuzz, openFuzz } from './fuzz.ts';
import { announce, progress, slowest } from './report.ts';

/** `npm run fuzz` makes 50,000, with another seed each time. */
const CALLS = Number(process.env['CALLS'] ?? 3000);
const SEED = Number(process.env['SEED'] ?? 20_261_119);
const isCommand = process.env['CALLS'] !== undefined;
/** A busy machine makes two in a second. */
const TIMEOUT_MS = 60_000 + CALLS * 500;
/** What asks the database so often asks once for each row. */
const MOST_STATEMENTS = 120;

let fuzz: Fuzz;
beforeAll(async () => {
  fuzz = await openFuzz(await allCases());
});
afterAll(() => fuzz.close());

it(
  `${CALLS} calls of all kinds of people, good and spoiled, are answered as the contract says`,
  async () => {
    const { wrongs, answered } = await fuzz.run(CALLS, SEED, isCommand ? progress : undefined);
    if (isCommand) announce(SEED, answered, wrongs);
    expect(wrongs).toEqual([]);
    expect(await unbalanced(fuzz.world)).toEqual([]);
    const many = answered.filter(({ statements }) => statements > MOST_STATEMENTS);
    expect(many).toEqual([]);
    expect(isCommand ? slowest(answered) : []).toEqual([]);
    // Good ones among them go through, and every endpoint is reached.
    expect(answered.filter(({ status }) => status < 400).length).toBeGreaterThan(CALLS / 5);
  },
  TIMEOUT_MS,
);
