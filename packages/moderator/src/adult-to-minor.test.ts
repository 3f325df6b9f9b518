import { describe, expect, it } from 'vitest';
import { moderate, type AgeBand, type Context } from './index.ts';
import { adultsSentences } from '../eval/adult-to-minor.ts';

const HELD_AT_LEAST = 0.97;
const HARMLESS_HELD_AT_MOST = 0.03;

const context = (from: AgeBand, to?: AgeBand): Context => ({
  kind: 'comment',
  author: { ageBand: from },
  audience: 'friends',
  ...(to && { to }),
});
const toChild = context('adult', 'under13');
/** A person reads it first, or it is refused; being asked for a kinder word is another matter. */
const isStopped = (text: string) => {
  const { concerns, severity } = moderate(text, toChild);
  return concerns.length > 0 || severity === 'red';
};
const shareOf = (part: 'open' | 'kept', isToHold: boolean) => {
  const own = adultsSentences().filter((one) => one.part === part && one.isToHold === isToHold);
  return own.filter(({ text }) => isStopped(text)).length / own.length;
};

describe('what an adult writes to a child', () => {
  it('is measured on at least 400 sentences of each kind, a third of them kept away', () => {
    const all = adultsSentences();
    for (const isToHold of [true, false]) {
      const own = all.filter((one) => one.isToHold === isToHold);
      expect(own.length).toBeGreaterThanOrEqual(400);
      const kept = own.filter((one) => one.part === 'kept').length;
      expect(kept / own.length).toBeGreaterThan(0.28);
    }
  });

  it.each(['open', 'kept'] as const)('is held when it should be (%s sentences)', (part) => {
    expect(shareOf(part, true)).toBeGreaterThanOrEqual(HELD_AT_LEAST);
  });

  it.each(['open', 'kept'] as const)('reaches the child when it is harmless (%s)', (part) => {
    expect(shareOf(part, false)).toBeLessThanOrEqual(HARMLESS_HELD_AT_MOST);
  });

  it.each([
    ['snap lenatwirls77 xx', 'contact'],
    ['s n a p: jen.leaps', 'contact'],
    ['my 👻 is hoopdaddy21', 'contact'],
    ['٠٧٧٠٠ ٩٠٠١٢٣', 'contact'],
    ['O7700 9OO l23', 'contact'],
    ['where is your hall?', 'whereabouts'],
    ['I could pick you up on Saturday', 'meeting'],
    ['this stays between us', 'secrecy'],
    ['I bought you something nice', 'gift'],
    ['send me a pic of you in your leo', 'picture'],
    ['gorgeous legs', 'looks'],
    ['I think about you a lot', 'closeness'],
  ])('%j is held as %s', (text, concern) => {
    expect(moderate(text, toChild).concerns).toContain(concern);
  });

  it('waits for a person without being called a violation', () => {
    expect(moderate('where is your hall?', toChild)).toMatchObject({
      isViolation: false,
      severity: 'green',
      concerns: ['whereabouts'],
    });
  });

  it.each(['under13', '13-15', '16-17'] as const)('is read so towards somebody %s', (band) => {
    expect(moderate('where is your hall?', context('adult', band)).concerns).not.toEqual([]);
  });

  it('is read so when nobody knows how old the writer is', () => {
    expect(moderate('where is your hall?', { to: '16-17' }).concerns).not.toEqual([]);
  });

  // A rule that goes back and forth over a long text would not end before the test's own time does.
  it.each(['_', 'a_', 'a.b.', '07', 'x1', 'no one '])(
    'is read to its end, however long: %s',
    (part) => {
      expect(() => moderate(part.repeat(6_000 / part.length), toChild)).not.toThrow();
    },
  );

  it('is read as any other text between adults, between teenagers, and to nobody in particular', () => {
    const others = [context('adult', 'adult'), context('13-15', '16-17'), context('adult')];
    for (const other of others) {
      expect(moderate('where is your hall?', other).concerns).toEqual([]);
    }
  });
});

describe('what anybody writes to a child under 13', () => {
  it.each([
    ['kik lena_77', 'contact'],
    ['my 👻 is lena_77', 'contact'],
    ['O7700 9OO l23', 'contact'],
    ['look at rgphotos.co', 'contact'],
    ['where is your hall?', 'whereabouts'],
  ])('%j is held, from a child as well', (text, concern) => {
    for (const from of ['under13', '13-15', '16-17'] as const) {
      expect(moderate(text, context(from, 'under13')).concerns).toContain(concern);
    }
  });

  it.each(['ur so pretty in that leo 😍', 'You look great!', 'I miss you, come to training!'])(
    '%j is kind between children',
    (text) => {
      const { concerns, isViolation } = moderate(text, context('under13', 'under13'));
      expect({ concerns, isViolation }).toEqual({ concerns: [], isViolation: false });
    },
  );
});

describe('what a club writes into the fields for its own number and address', () => {
  const inField = (field: string): Context => ({ ...toChild, kind: 'club', field });

  it.each([
    ['phone', 'Phone: 0113 496 0123'],
    ['email', 'Email: office@larkspur-rg.org'],
    ['website', 'Website: https://www.larkspur-rg.org/classes'],
    ['address', 'Address: 12 Park Road'],
  ])('%s may hold %j', (field, text) => {
    expect(moderate(text, inField(field)).concerns).toEqual([]);
  });

  it.each([
    ['phone', 'Phone: insta coach_k'],
    ['address', 'Address: my 👻 is coach_k'],
    ['website', 'Website: https://discord.gg/leotards'],
    ['city', 'Town: where is your hall'],
  ])('%s holds no %j', (field, text) => {
    expect(moderate(text, inField(field)).concerns).not.toEqual([]);
  });
});
