import { describe, expect, it } from 'vitest';
import { passagesOf } from './passages.ts';

describe('a text is read', () => {
  it('once when it is one sentence', () => {
    expect(passagesOf('I love my ribbon!')).toEqual(['I love my ribbon!']);
  });

  it('as a whole and sentence by sentence', () => {
    const text = 'Great show today! The hoop part was best.';
    expect(passagesOf(text)).toEqual([text, 'Great show today!', 'The hoop part was best.']);
  });

  it('in overlapping windows where nobody set a full stop', () => {
    const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
    const [, ...parts] = passagesOf(words.join(' '));
    expect(parts.length).toBeGreaterThan(2);
    for (const word of words)
      expect(parts.some((part) => part.split(' ').includes(word))).toBe(true);
  });
});
