import { inLanguage } from '#platform/language/reader';
import { KINDS, sentenceOf } from '@ribbon/domain/notifications';
import { expect, it } from 'vitest';
import * as z from 'zod';

const PLAIN = [
  'Люляк',
  3,
  '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c',
  '2026-12-01T12:00:00.000Z',
  '2026-12-01',
];

/** Values of a schema: each choice of a list once, and one of everything else. */
function samplesOf(schema: z.ZodType): unknown[] {
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const empty = schema instanceof z.ZodNullable ? null : undefined;
    return [...samplesOf(schema.unwrap() as z.ZodType), empty];
  }
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries(schema.shape).map(
      ([name, part]) => [name, samplesOf(part as z.ZodType)] as const,
    );
    const count = Math.max(1, ...parts.map(([, samples]) => samples.length));
    return Array.from({ length: count }, (_, nth) =>
      Object.fromEntries(parts.map(([name, samples]) => [name, samples[nth % samples.length]])),
    );
  }
  const known = PLAIN.find((value) => schema.safeParse(value).success);
  return known === undefined ? [] : [known];
}

const LATIN = /\p{Script=Latin}{3,}/gu;
const WHO = { id: null, name: 'Мая', others: 0 };

it.each(Object.entries(KINDS))(
  '%s has no word of English in another language',
  (type, { data }) => {
    const sentences = inLanguage('bg', () =>
      samplesOf(data).map((facts) => sentenceOf(type, facts, WHO)),
    );
    expect(sentences.length).toBeGreaterThan(0);
    for (const sentence of sentences) {
      expect(sentence).toBeDefined();
      const words = `${sentence?.title} ${sentence?.message}`.replaceAll('Ribbon', '');
      expect(words.match(LATIN)).toBeNull();
    }
  },
);
