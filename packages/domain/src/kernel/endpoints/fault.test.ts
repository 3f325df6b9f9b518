import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Fault, fault, fromWire, toWire } from './fault.ts';

const flagged = fault(
  'flagged',
  422,
  'Let us think again',
  z.object({ words: z.array(z.string()) }),
);
const taken = fault('taken', 409, 'That is taken');

const overTheWire = (error: Fault) =>
  fromWire(error.status, JSON.parse(JSON.stringify(toWire(error))));

describe('a refusal', () => {
  it('is the same thing on both sides of the wire', () => {
    const thrown = flagged({
      data: { words: ['ouch'] },
      issues: [{ path: 'content', message: 'ouch' }],
    });
    const caught = overTheWire(thrown);
    expect(caught).toBeInstanceOf(Fault);
    expect(caught).toMatchObject({
      code: 'flagged',
      status: 422,
      message: 'Let us think again',
      issues: [{ path: 'content', message: 'ouch' }],
    });
    expect(flagged.matches(caught) && caught.data.words).toEqual(['ouch']);
  });

  it('is told apart from other refusals and from accidents', () => {
    expect(taken.matches(overTheWire(flagged({ data: { words: [] } })))).toBe(false);
    expect(taken.matches(new Error('That is taken'))).toBe(false);
    expect(taken.matches(undefined)).toBe(false);
  });

  it('does not match when its data is not what was promised', () => {
    expect(flagged.matches(new Fault('flagged', 422, 'x', { data: { words: 'ouch' } }))).toBe(
      false,
    );
  });

  it('can carry a more precise sentence than its kind', () => {
    expect(taken({ message: 'Mia took it' }).message).toBe('Mia took it');
  });

  it.each([undefined, null, 'Bad Gateway', { error: 'x' }, { code: 1, message: 'x' }])(
    'is not read into an answer that is not ours: %j',
    (body) => expect(fromWire(502, body)).toBeUndefined(),
  );
});
