import { timestamp } from '@ribbon/domain/kernel';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { strict } from './strict.ts';

const Card = z.object({ name: z.string() });
const good = { name: 'Mia' };
const bad = { name: 'Mia', email: 'mia@people.ribbon.test' };

const wrapped = {
  itself: [Card, good, bad],
  'in an object': [z.object({ card: Card }), { card: good }, { card: bad }],
  'in a list': [z.array(Card), [good], [good, bad]],
  'in a pair': [z.tuple([z.string(), Card]), ['a', good], ['a', bad]],
  'in the rest of a tuple': [z.tuple([z.string()], Card), ['a', good], ['a', good, bad]],
  'in a record': [z.record(z.string(), Card), { a: good }, { a: bad }],
  optional: [z.object({ card: Card.optional() }), { card: good }, { card: bad }],
  nullable: [Card.nullable(), good, bad],
  'with a default': [Card.default(good), good, bad],
  'with a default that is parsed': [Card.prefault(good), good, bad],
  readonly: [Card.readonly(), good, bad],
  'one of several': [z.union([z.object({ id: z.number() }), Card]), good, bad],
  'one of several by kind': [
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('one'), card: Card }),
      z.object({ kind: z.literal('two') }),
    ]),
    { kind: 'one', card: good },
    { kind: 'one', card: bad },
  ],
  'before a codec': [
    z.codec(Card, z.string(), { decode: ({ name }) => name, encode: (name) => ({ name }) }),
    good,
    bad,
  ],
  'after a step': [z.preprocess((value) => value, Card), good, bad],
  lazy: [z.lazy(() => Card), good, bad],
  refined: [Card.refine(({ name }) => name !== ''), good, bad],
  extended: [Card.extend({ city: z.string() }), { ...good, city: 'Leeds' }, { ...bad, city: 'x' }],
} satisfies Record<string, [z.ZodType, unknown, unknown]>;

describe('a strict schema', () => {
  it.each(Object.entries(wrapped))('sees a field too many: %s', (_, [schema, right, wrong]) => {
    expect(strict(schema).safeParse(right).success).toBe(true);
    expect(schema.safeParse(wrong).success).toBe(true);
    expect(strict(schema).safeParse(wrong).error?.message).toContain('email');
  });

  it('reads what the schema itself reads, checks and codecs included', () => {
    const Seen = z.object({ at: timestamp, name: z.string().min(2) }).refine(({ name }) => name);
    const at = '2026-05-01T08:00:00.000Z';
    expect(strict(Seen).parse({ at, name: 'Mia' })).toEqual({ at: new Date(at), name: 'Mia' });
    expect(strict(Seen).safeParse({ at, name: 'M' }).success).toBe(false);
  });

  it('follows a schema that holds itself', () => {
    const Comment = z.object({
      text: z.string(),
      get replies() {
        return z.array(Comment);
      },
    });
    const thread = (leaf: object) => ({ text: 'a', replies: [{ text: 'b', replies: [leaf] }] });
    expect(strict(Comment).safeParse(thread({ text: 'c', replies: [] })).success).toBe(true);
    expect(strict(Comment).safeParse(thread({ text: 'c', replies: [], ip: '::1' })).success).toBe(
      false,
    );
  });

  it('leaves a schema alone that says that it takes anything', () => {
    expect(strict(z.looseObject({ name: z.string() })).safeParse(bad).success).toBe(true);
  });

  it('is made once of each schema', () => {
    expect(strict(Card)).toBe(strict(Card));
    expect(strict(strict(Card))).toBe(strict(Card));
  });

  it('is not made of what it cannot read, so that nothing passes unseen', () => {
    expect(() => strict(z.intersection(Card, z.object({ id: z.string() })))).toThrow(
      'intersection',
    );
  });
});
