import { expect, it } from 'vitest';
import * as z from 'zod';
import { id, line, phrase, prose, secretLine, timestamp } from './scalars.ts';

it('a moment is a Date in code and ISO text on the wire', () => {
  const moment = new Date('2026-03-01T12:30:00.000Z');
  expect(z.decode(timestamp, '2026-03-01T12:30:00.000Z')).toEqual(moment);
  expect(z.encode(timestamp, moment)).toBe('2026-03-01T12:30:00.000Z');
  expect(timestamp.safeParse('yesterday').success).toBe(false);
});

it('prose is trimmed, bounded and, where asked, not blank', () => {
  const note = prose(5, { required: 'Write something', tooLong: 'Too long' });
  expect(note.parse('  hoop ')).toBe('hoop');
  expect(note.safeParse('   ').error?.issues[0]?.message).toBe('Write something');
  expect(note.safeParse('ribbons').error?.issues[0]?.message).toBe('Too long');
  expect(prose(5, { tooLong: 'Too long' }).parse('   ')).toBe('');
});

it('an id is a uuid and nothing else', () => {
  expect(id<'Thing'>().safeParse('3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c').success).toBe(true);
  expect(id<'Thing'>().safeParse("1' or '1'='1").success).toBe(false);
});

it('a line is trimmed and has no signs that nobody sees', () => {
  expect(line().parse(' hoop and ball \n')).toBe('hoop and ball');
  expect(line().safeParse('hoop\nball').success).toBe(false);
  expect(secretLine().parse(' kept ')).toBe(' kept ');
  expect(secretLine().safeParse('a\u0000b').success).toBe(false);
  expect(phrase(9, { tooLong: 'Too long' }).safeParse('ribbon\u202Eend').success).toBe(false);
  // Families and flags are put together from several signs.
  expect(line().parse('Ана 👩‍👧 🏴󠁧󠁢󠁷󠁬󠁳󠁿')).toBe('Ана 👩‍👧 🏴󠁧󠁢󠁷󠁬󠁳󠁿');
});
