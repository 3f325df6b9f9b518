import { readFileSync } from 'node:fs';
import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import golden from './golden-scores.json' with { type: 'json' };
import type { Output } from './index.ts';
import { loadClassifier, weightsUrl } from './index.ts';
import { OUTPUTS } from './outputs.ts';

const bytes = readFileSync(weightsUrl);
const classify = loadClassifier(bytes);
const score = (text: string, output: Output) => classify(text)[output] ?? 0;

describe('the weights', () => {
  it('are small enough to live in the repository', () => {
    expect(bytes.byteLength).toBeLessThan(6_000_000);
  });

  it('are refused when they are something else or cut short', () => {
    expect(() => loadClassifier(new Uint8Array(64))).toThrow('Not a weights file');
    expect(() => loadClassifier(bytes.subarray(0, 100_000))).toThrow(
      'The weights file is truncated',
    );
  });

  it('are read from anywhere in a buffer', () => {
    const shifted = new Uint8Array(bytes.byteLength + 3);
    shifted.set(bytes, 3);
    const again = loadClassifier(shifted.subarray(3));
    expect(again('my ribbon got a knot')).toEqual(classify('my ribbon got a knot'));
  });
});

describe('scores', () => {
  it.each(golden)('of "$text" are those of the training', ({ text, scores }) => {
    const now = classify(text);
    OUTPUTS.forEach((output, at) => expect(now[output]).toBeCloseTo(scores[at] ?? -1, 4));
  });

  it('are the same for the same text', () => {
    expect(classify('see you at camp')).toEqual(classify('see you at camp'));
  });

  it('lie between 0 and 1, whatever is written', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const output of OUTPUTS) {
          expect(score(text, output)).toBeGreaterThanOrEqual(0);
          expect(score(text, output)).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['nothing', ''],
    ['one long word', 'a'.repeat(10_000)],
    ['half characters', '\uD83D'.repeat(10_000)],
    ['marks over marks', `e${'\u0301'.repeat(10_000)}`],
    ['ligatures that grow', 'ﷺ'.repeat(10_000)],
    ['digits and letters', 'a1'.repeat(5_000)],
    ['punctuation', '!?'.repeat(5_000)],
    ['families', '👨‍👩‍👧‍👦'.repeat(900)],
  ])('exist for %s', (_, text) => {
    expect(Object.values(classify(text)).every(Number.isFinite)).toBe(true);
  });
});

// Not a measure of quality (MODEL-CARD.md is): a sign that the right weights were loaded.
describe('plain sentences', () => {
  it.each<[Output, string, string]>([
    ['insult', 'you are a complete idiot', 'you are a complete star'],
    ['threat', 'I will kill you at regionals', 'go and kill it at regionals'],
    ['sexual', 'send me nudes', 'are nude tights allowed?'],
    ['body_shaming', 'you look fat in that leotard', 'you look strong in that leotard'],
    ['grooming', 'how old are you pretty girl, are you alone?', 'how old is the youngest group?'],
    ['self_harm', 'I want to kill myself', 'I nearly died laughing'],
    ['eating_disorder', 'stop eating before the comp to be thin', 'what do you eat before a comp?'],
    [
      'exclusion_bullying',
      'nobody wants Lottie in our group',
      'we are so glad that Lottie is with us',
    ],
    ['personal_information', 'my number is 07123 456789', 'my score is 12.350'],
    ['discouraging_self_talk', 'I will never be good enough', 'you are good enough'],
    ['coach_club_defamation', 'coach is a liar and a crook', 'coach is kind and patient'],
    ['scam_spam', 'earn £900 a week, click the link', 'the raffle is for new hoops'],
  ])('%s: "%s" far above "%s"', (output, wrong, right) => {
    expect(score(wrong, output)).toBeGreaterThan(0.5);
    expect(score(right, output)).toBeLessThan(score(wrong, output) - 0.25);
  });
});
