import { describe, expect, it } from 'vitest';
import { TELLING_LANGUAGES, TELLING_PARTS, toldSentences } from '../../eval/telling.ts';
import { moderate, type Context } from '../index.ts';

/** Sentences of another writer show what to expect of children; the other two flatter. */
const HEARD_AT_LEAST = { open: 1, 'held-out': 0.95, apart: 0.75 } as const;
const HARMLESS_TOUCHED_AT_MOST = { open: 0.03, 'held-out': 0.07, apart: 0.13 } as const;
const SENTENCES = 120;

const context: Context = { kind: 'post', author: { ageBand: '13-15' }, audience: 'friends' };
/** Not published and not told off: thanked, and shown help. */
const isHeard = (text: string) => {
  const { disclosure, isViolation } = moderate(text, context);
  return isViolation && disclosure !== undefined;
};
const isTouched = (text: string) => {
  const { disclosure, isViolation } = moderate(text, context);
  return isViolation || disclosure !== undefined;
};
const imminence = (text: string) => moderate(text, context).disclosure?.imminent;

describe.each(TELLING_LANGUAGES)('danger told in %s', (language) => {
  const all = toldSentences(language);
  const told = all.filter(({ isTold }) => isTold);

  it('is measured on as many harmless sentences, and on some that no phrase was written for', () => {
    const harmless = all.length - told.length;
    expect(Math.min(told.length, harmless)).toBeGreaterThanOrEqual(SENTENCES);
    for (const isTold of [true, false]) {
      const own = all.filter((one) => one.isTold === isTold);
      const held = own.filter(({ part }) => part !== 'open').length;
      expect(held / own.length).toBeGreaterThan(1 / 3);
    }
  });

  it.each(TELLING_PARTS)('is never published and never told off (%s sentences)', (part) => {
    const own = told.filter((one) => one.part === part);
    const heard = own.filter(({ text }) => isHeard(text)).length;
    expect(heard / own.length).toBeGreaterThanOrEqual(HEARD_AT_LEAST[part]);
  });
});

describe('what only sounds like danger', () => {
  it.each(TELLING_PARTS)('is published in every language (%s sentences)', (part) => {
    const harmless = TELLING_LANGUAGES.flatMap(toldSentences).filter(
      (one) => !one.isTold && one.part === part,
    );
    const touched = harmless.filter(({ text }) => isTouched(text));
    expect(touched.length / harmless.length).toBeLessThanOrEqual(HARMLESS_TOUCHED_AT_MOST[part]);
  });

  it.each(['you should kill yourself', 'bring dich um', 'va te suicider', 'убей себя'])(
    '%j is no telling when it is said to somebody else',
    (text) => expect(moderate(text, context).disclosure).toBeUndefined(),
  );
});

describe('how it is answered', () => {
  it.each([
    'Ich will nicht mehr leben',
    'Je ne veux plus vivre',
    'Ya no quiero vivir',
    'Non voglio più vivere',
    'Не искам да живея повече',
    'Я не хочу більше жити',
    'Я не хочу больше жить',
  ])('%j is for a person at once', (text) => expect(imminence(text)).toBe(true));

  it.each([
    'Ich habe Angst vor meinem Trainer',
    'mon père me frappe à la maison',
    'mi padre me pega en casa',
    'mi faccio vomitare dopo ogni pasto',
    'баща ми ме бие',
    "тато мене б'є",
    'тато мене бʼє',
    'ТАТО МЕНЕ Б’Є',
    'папа меня бьет',
  ])('%j waits for the child’s yes', (text) => expect(imminence(text)).toBe(false));

  it('hears what only leans towards danger, in whatever order', () => {
    expect(isHeard('Immer der Gürtel, und mein Papa lacht noch über mich')).toBe(true);
    expect(isHeard('Пьяный он опять был, папа, а мне куда деваться')).toBe(true);
  });

  // A phrase that goes back and forth over a long text would not end before the test's own time does.
  it.each(['me ', 'mi padre ', 'mir mich ', 'меня ', 'не ', "б'", 'a.b.'])(
    'reads a long text to its end: %s',
    (part) => {
      expect(() => moderate(part.repeat(6_000 / part.length), context)).not.toThrow();
    },
  );
});
