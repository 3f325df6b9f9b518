import { describe, expect, it } from 'vitest';
import { KINDS } from './notifications.kinds.ts';
import { QuietHours, defaultQuietHours, quietUntil } from './notifications.quiet.rules.ts';
import { sentenceOf } from './notifications.schema.ts';

const lena = { id: '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c', name: 'Lena H.', others: 0 };
const postId = '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c';

describe('what a notification says', () => {
  it.each([
    [0, 'Lena H. liked your post.'],
    [1, 'Lena H. and 1 other liked your post.'],
    [3, 'Lena H. and 3 others liked your post.'],
  ])('one row grows with the people: %i others', (others, message) => {
    expect(sentenceOf('post_like', { postId }, { ...lena, others })?.message).toBe(message);
  });

  it('is nothing when its facts or its kind are unknown', () => {
    expect(sentenceOf('post_like', {}, lena)).toBeUndefined();
    expect(sentenceOf('no_such_kind', {}, lena)).toBeUndefined();
  });

  it('has a name in the settings of its own', () => {
    const labels = Object.values(KINDS).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe('quiet hours', () => {
  const night = defaultQuietHours('13-15');
  const until = (moment: string, quiet: QuietHours = night) =>
    quietUntil(quiet, new Date(moment))?.toISOString() ?? null;

  it('are on for everybody under 18 and off for adults', () => {
    for (const band of ['under13', '13-15', '16-17'] as const) {
      expect(defaultQuietHours(band)).toMatchObject({ isEnabled: true, from: '20:00' });
    }
    expect(defaultQuietHours('adult').isEnabled).toBe(false);
  });

  it.each([
    ['2026-01-10T19:59:00Z', null],
    ['2026-01-10T20:00:30Z', '2026-01-11T07:00:00.000Z'],
    ['2026-01-11T06:59:59Z', '2026-01-11T07:00:00.000Z'],
    ['2026-01-11T07:00:00Z', null],
    // In summer the clocks in London are an hour ahead.
    ['2026-07-10T19:30:00Z', '2026-07-11T06:00:00.000Z'],
    // The nights in which the clocks change.
    ['2026-03-28T22:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['2026-10-24T21:00:00Z', '2026-10-25T07:00:00.000Z'],
  ])('at %s they last until %s', (moment, end) => expect(until(moment)).toBe(end));

  it('may lie in the middle of the day, and elsewhere', () => {
    const school = { isEnabled: true, from: '08:00', until: '15:00', timeZone: 'Asia/Tokyo' };
    expect(until('2026-01-10T00:00:00Z', school)).toBe('2026-01-10T06:00:00.000Z');
    expect(until('2026-01-10T07:00:00Z', school)).toBeNull();
    expect(until('2026-01-10T00:00:00Z', { ...school, isEnabled: false })).toBeNull();
  });

  it.each([{ timeZone: 'Mars/Olympus' }, { until: '20:00' }, { from: '25:00' }])(
    'are refused when they make no sense: %j',
    (odd) => expect(QuietHours.safeParse({ ...night, ...odd }).success).toBe(false),
  );
});
