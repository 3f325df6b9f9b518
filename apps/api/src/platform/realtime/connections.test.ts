import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { streamConnections } from './connections.ts';
import type { SignedIn } from '../session/session.ts';

/** A stream that only knows whether it was ended. */
function stream() {
  const events = new EventEmitter();
  const end = () => events.emit('close');
  let ended = false;
  events.on('close', () => {
    ended = true;
  });
  return {
    raw: Object.assign(events, { end }) as unknown as ServerResponse,
    hasEnded: () => ended,
  };
}

const settled = () => new Promise((done) => setImmediate(done));

function desk() {
  let now = 0;
  let member: SignedIn | undefined;
  const guests = streamConnections({
    clock: () => new Date(now),
    sessions: { memberOf: async () => member },
    log: { error: () => undefined },
    audiencesOf: (who) => (who?.isVerified ? ['everyone', 'team'] : ['everyone']),
  });
  const signedIn = (change: Partial<SignedIn> = {}) =>
    ({ id: 'mia', sessionId: 'one', sessionEndsAt: new Date(1000), ...change }) as SignedIn;
  return {
    guests,
    signedIn,
    be: (who: SignedIn | undefined) => {
      member = who;
    },
    wait: (ms: number) => {
      now += ms;
    },
  };
}

it('a stream ends with the time of its sign-in, unless activity has moved that on', async () => {
  const { guests, signedIn, be, wait } = desk();
  const { raw, hasEnded } = stream();
  be(signedIn());
  guests.add(raw, { cookie: 'c', member: signedIn() });
  wait(1500);
  be(signedIn({ sessionEndsAt: new Date(3000) }));
  guests.checkEnded();
  await settled();
  expect(hasEnded()).toBe(false);
  wait(1000);
  be(undefined);
  guests.checkEnded();
  await settled();
  // Known to last until 3000, so nobody was asked.
  expect(hasEnded()).toBe(false);
  wait(1000);
  guests.checkEnded();
  await settled();
  expect(hasEnded()).toBe(true);
});

it('a stream ends when its person may hear something else, or the cookie is another sign-in', async () => {
  const { guests, signedIn, be } = desk();
  const [one, two] = [stream(), stream()];
  be(signedIn());
  for (const { raw } of [one, two]) guests.add(raw, { cookie: 'c', member: signedIn() });
  await settled();
  guests.check('zoe');
  await settled();
  expect([one.hasEnded(), two.hasEnded()]).toEqual([false, false]);
  be(signedIn({ isVerified: true }));
  guests.check('mia');
  await settled();
  expect([one.hasEnded(), two.hasEnded()]).toEqual([true, true]);
});
