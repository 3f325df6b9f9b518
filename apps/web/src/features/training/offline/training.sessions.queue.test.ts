import { NetworkError } from '#lib/http/network-error.ts';
import { commonFaults } from '@ribbon/domain/kernel';
import {
  type SessionDetails,
  type TrainingSessionId,
  trainingFaults,
  trainingMessages,
} from '@ribbon/domain/training';
import { expect, it } from 'vitest';
import { blankSession } from '../sessions/form/training.session.form.ts';
import { type WaitingSession, sessionQueue } from './training.sessions.queue.ts';

const MIA = 'mia';
const idOf = (name: string) => name as TrainingSessionId;
const session = (minutes: number): SessionDetails => ({ ...blankSession(60), minutes });

/** A browser and a server with a network between them that can be cut. */
function browser() {
  const waiting = new Map<string, WaitingSession>();
  const stored = new Map<string, { minutes: number; version: string }>();
  const deleted = new Set<string>();
  const net = { isUp: true, refuses: undefined as Error | undefined, losesAnswers: false };
  const sent: string[] = [];
  let clock = 0;
  let copies = 0;
  let last: Promise<unknown> = Promise.resolve();

  const overNetwork = async (id: string, work: () => void): Promise<void> => {
    if (!net.isUp) throw new NetworkError('Failed to fetch');
    sent.push(id);
    if (net.refuses) throw net.refuses;
    work();
    if (net.losesAnswers) throw new DOMException('The time is up.', 'TimeoutError');
  };
  const queue = sessionQueue({
    store: {
      all: async (ownerId) => [...waiting.values()].filter((one) => one.ownerId === ownerId),
      put: async (one) => void waiting.set(one.id, one),
      remove: async ({ id }) => void waiting.delete(id),
    },
    server: {
      save: async ({ id, details, editedAt, basedOn }) => {
        await overNetwork(id, () => {
          if (deleted.has(id)) throw trainingFaults.sessionDeleted();
          const before = stored.get(id)?.version;
          if (before !== undefined && ![editedAt, ...basedOn].includes(before))
            throw trainingFaults.sessionChanged();
          stored.set(id, { minutes: details.minutes, version: editedAt });
        });
        return { disclosureId: null };
      },
      remove: (id) =>
        overNetwork(id, () => {
          deleted.add(id);
          if (!stored.delete(id)) throw commonFaults.notFound();
        }),
    },
    newId: () => idOf(`copy ${(copies += 1)}`),
    now: () => new Date((clock += 1000)),
    alone: <Answer>(work: () => Promise<Answer>) => {
      const next = last.then(work, work);
      last = next;
      return next;
    },
  });
  const minutes = () => [...stored.values()].map((one) => one.minutes);
  return { queue, net, waiting, stored, deleted, sent, minutes };
}

it('with a network, a session is sent at once and nothing waits', async () => {
  const { queue, waiting, minutes } = browser();
  const outcome = await queue.save(MIA, { id: idOf('a'), details: session(30) });
  expect(outcome).toMatchObject({ sent: true, note: undefined });
  expect(waiting.size).toBe(0);
  expect(minutes()).toEqual([30]);
});

it('edited twice without a network, it is sent once, as it was last', async () => {
  const { queue, net, sent, minutes, waiting } = browser();
  net.isUp = false;
  for (const length of [30, 40, 50]) {
    expect(await queue.save(MIA, { id: idOf('a'), details: session(length) })).toEqual({
      sent: false,
    });
  }
  expect(waiting.size).toBe(1);
  net.isUp = true;
  expect(await queue.deliver(MIA)).toMatchObject({ sent: 1, isDone: true });
  expect(await queue.deliver(MIA)).toMatchObject({ sent: 0, isDone: true });
  expect(sent).toEqual(['a']);
  expect(minutes()).toEqual([50]);
});

it('what arrived without an answer, and was edited meanwhile, is no conflict with itself', async () => {
  const { queue, net, minutes } = browser();
  net.losesAnswers = true;
  await queue.save(MIA, { id: idOf('a'), details: session(30) });
  net.losesAnswers = false;
  net.isUp = false;
  await queue.save(MIA, { id: idOf('a'), details: session(45) });
  net.isUp = true;
  expect(await queue.deliver(MIA)).toMatchObject({ sent: 1, notes: [] });
  expect(minutes()).toEqual([45]);
});

it('changed on another device as well, both are kept, once', async () => {
  const { queue, net, stored, minutes, waiting } = browser();
  stored.set('a', { minutes: 60, version: 'tablet' });
  net.isUp = false;
  await queue.save(MIA, { id: idOf('a'), details: session(75), version: 'before' });
  net.isUp = true;
  net.losesAnswers = true;
  expect(await queue.deliver(MIA)).toMatchObject({ isDone: false });
  net.losesAnswers = false;
  expect(await queue.deliver(MIA)).toMatchObject({ sent: 1, notes: [trainingMessages.keptBoth] });
  expect(minutes()).toEqual([60, 75]);
  expect(waiting.size).toBe(0);
});

it('deleted on another device, what was written here stays as a new session', async () => {
  const { queue, net, deleted, minutes } = browser();
  deleted.add('a');
  net.isUp = false;
  await queue.save(MIA, { id: idOf('a'), details: session(75), version: 'before' });
  net.isUp = true;
  expect((await queue.deliver(MIA)).notes).toEqual([trainingMessages.keptDeleted]);
  expect(minutes()).toEqual([75]);
});

it('deleted while it waits, it never appears', async () => {
  const { queue, net, minutes, waiting } = browser();
  net.isUp = false;
  await queue.save(MIA, { id: idOf('a'), details: session(30) });
  await queue.remove(MIA, idOf('a'));
  net.isUp = true;
  await queue.deliver(MIA);
  expect(minutes()).toEqual([]);
  expect(waiting.size).toBe(0);
});

it('what the form is told is refused does not wait, and an earlier version of it still does', async () => {
  const { queue, net, waiting } = browser();
  net.isUp = false;
  await queue.save(MIA, { id: idOf('a'), details: session(30) });
  net.isUp = true;
  net.refuses = trainingFaults.notYet();
  await expect(queue.save(MIA, { id: idOf('a'), details: session(45) })).rejects.toThrow(
    'Please choose today or an earlier date',
  );
  expect(waiting.get('a')?.details?.minutes).toBe(30);
  await expect(queue.save(MIA, { id: idOf('b'), details: session(45) })).rejects.toThrow(
    'Please choose today or an earlier date',
  );
  expect(waiting.has('b')).toBe(false);
});

it('what is refused later is kept, says so, and is not sent again as it is', async () => {
  const { queue, net, waiting, sent, minutes } = browser();
  net.isUp = false;
  await queue.save(MIA, { id: idOf('a'), details: session(30) });
  await queue.save(MIA, { id: idOf('b'), details: session(40) });
  net.isUp = true;
  net.refuses = trainingFaults.notYet();
  expect(await queue.deliver(MIA)).toMatchObject({ sent: 0, refused: 2, isDone: true });
  await queue.deliver(MIA);
  expect(sent).toEqual(['a', 'b']);
  expect(waiting.get('a')?.isRefused).toBe(true);
  net.refuses = undefined;
  await queue.save(MIA, { id: idOf('a'), details: session(35) });
  expect(minutes()).toEqual([35]);
});

it('an ended session of the account, a busy server and too many requests only mean later', async () => {
  const { queue, net, waiting } = browser();
  for (const fault of ['signInRequired', 'unexpected', 'tooManyRequests'] as const) {
    net.refuses = commonFaults[fault]();
    const outcome = await queue.save(MIA, { id: idOf(fault), details: session(30) });
    expect(outcome).toEqual({ sent: false });
    expect(waiting.get(fault)?.isRefused).toBeUndefined();
  }
});

it('somebody else’s sessions are neither sent nor seen', async () => {
  const { queue, net, sent } = browser();
  net.isUp = false;
  await queue.save('zoe', { id: idOf('a'), details: session(30) });
  net.isUp = true;
  expect(await queue.deliver(MIA)).toMatchObject({ sent: 0 });
  expect(sent).toEqual([]);
});
