import { describe, expect, it } from 'vitest';
import { BUCKET_BITS, featuresOf } from './features.ts';
import { fold, LONGEST_TEXT } from './fold.ts';

/** One number for a whole list, so that a golden value stays one line. */
const digest = (buckets: readonly number[]) =>
  buckets.reduce((sum, bucket) => (Math.imul(sum, 31) + bucket) >>> 0, 7);

describe('one spelling for what looks the same', () => {
  it.each([
    ['ⓡⓘⓑⓑⓞⓝ', 'ribbon'],
    ['𝓱𝓸𝓸𝓹', 'hoop'],
    ['ri\u200Bbb\u00ADon', 'ribbon'],
    ['hооp', 'hoop'],
    ['Penché', 'penche'],
    ['soooooo goooood', 'soo good'],
    ['🅱🅰🅻🅻', 'ball'],
    ['well done 👏🏽', 'well done 👏'],
  ])('%s', (seen, folded) => expect(fold(seen)).toBe(folded));

  it('leaves words of other alphabets alone', () => {
    expect(fold('лента и обруч')).toBe('лента и обруч');
  });
});

describe('features', () => {
  // These values are what the weights were trained on. If one changes, train again.
  it.each<[string, [number, number, number, number]]>([
    ['I love my ribbon', [11, 45, 2694928895, 1596228564]],
    ['y0u g0t th1s!! 🎀', [22, 68, 2837172855, 3360194425]],
    ['Тренировка в 18:30, звоните 07700 900123', [23, 67, 430371485, 3137593798]],
    ['', [0, 0, 7, 7]],
  ])('of "%s" are the ones of the training', (text, [words, grams, wordDigest, gramDigest]) => {
    const features = featuresOf(text);
    expect([features.words.length, features.grams.length]).toEqual([words, grams]);
    expect([digest(features.words), digest(features.grams)]).toEqual([wordDigest, gramDigest]);
  });

  it('sees through spelling with digits and through spaces', () => {
    const plain = featuresOf('ribbon').words[0];
    expect(featuresOf('r1bb0n').words).toContain(plain);
    expect(featuresOf('r i b b o n').words).toContain(plain);
  });

  it('stay inside the table', () => {
    const { words, grams } = featuresOf('Ünïcödé 漢字 emoji 🤸‍♀️ 07700 900123 \uD800');
    for (const bucket of [...words, ...grams]) {
      expect(bucket).toBeGreaterThanOrEqual(0);
      expect(bucket).toBeLessThan(2 ** BUCKET_BITS);
    }
  });

  it('are bounded in number, however long the text', () => {
    const endless = 'ab1 '.repeat(100_000);
    const { words, grams } = featuresOf(endless);
    expect(words.length).toBeLessThan(5 * LONGEST_TEXT);
    expect(grams.length).toBeLessThan(10 * LONGEST_TEXT);
  });
});
