import { NetworkError } from '#lib/http/network-error.ts';
import { UserId } from '@ribbon/domain/accounts';
import { EventId, calendarFaults } from '@ribbon/domain/calendar';
import { expect, it } from 'vitest';
import { type WaitingMark, markQueue } from './calendar.marks.queue.ts';

const COACH = 'coach';
const eventId = EventId.parse('00000000-0000-4000-8000-000000000001');
const mia = UserId.parse('00000000-0000-4000-8000-000000000002');
const zoe = UserId.parse('00000000-0000-4000-8000-000000000003');

/** A browser and a server with a network between them that can be cut. */
function browser() {
  const waiting = new Map<string, WaitingMark>();
  const sent: WaitingMark[] = [];
  const net = { isUp: true, refuses: undefined as Error | undefined, losesAnswers: false };
  let clock = 0;
  const queue = markQueue({
    store: {
      all: async (ownerId) => [...waiting.values()].filter((one) => one.ownerId === ownerId),
      put: async (one) => void waiting.set(one.id, one),
      remove: async ({ id }) => void waiting.delete(id),
    },
    send: async (one) => {
      if (!net.isUp) throw new NetworkError('Failed to fetch');
      sent.push(one);
      if (net.refuses) throw net.refuses;
      if (net.losesAnswers) throw new NetworkError('Failed to fetch');
    },
    now: () => new Date((clock += 1000)),
    alone: (work) => work(),
  });
  const mark = (userId: UserId, attended: boolean | null) =>
    queue.mark(COACH, { eventId, userId, attended });
  return { queue, mark, net, sent, waiting };
}

it('sends a mark at once while there is a network, and keeps nothing', async () => {
  const { mark, sent, waiting } = browser();
  expect(await mark(mia, true)).toBe('sent');
  expect(sent).toMatchObject([{ userId: mia, attended: true }]);
  expect(waiting.size).toBe(0);
});

it('sends the last mark of each line once the network is back, with the time it was made', async () => {
  const { queue, mark, net, sent, waiting } = browser();
  net.isUp = false;
  expect(await mark(mia, true)).toBe('kept');
  await mark(mia, false);
  await mark(zoe, true);
  expect(await queue.deliver(COACH)).toMatchObject({ sent: 0, isDone: false });
  net.isUp = true;
  expect(await queue.deliver('somebody else')).toMatchObject({ sent: 0, isDone: true });
  expect(await queue.deliver(COACH)).toMatchObject({ sent: 2, isDone: true });
  expect(sent).toMatchObject([
    { userId: mia, attended: false, markedAt: '1970-01-01T00:00:02.000Z' },
    { userId: zoe, attended: true, markedAt: '1970-01-01T00:00:03.000Z' },
  ]);
  expect(waiting.size).toBe(0);
});

it('sends a mark again whose answer was lost, with the same time', async () => {
  const { queue, mark, net, sent } = browser();
  net.losesAnswers = true;
  expect(await mark(mia, true)).toBe('kept');
  net.losesAnswers = false;
  await queue.deliver(COACH);
  expect(new Set(sent.map(({ markedAt }) => markedAt)).size).toBe(1);
});

it('says what the server will not take, and goes on with the rest', async () => {
  const { queue, mark, net, waiting } = browser();
  net.isUp = false;
  await mark(mia, true);
  await mark(zoe, true);
  Object.assign(net, { isUp: true, refuses: calendarFaults.isCancelled() });
  const { sent, refused } = await queue.deliver(COACH);
  expect([sent, refused.length, waiting.size]).toEqual([0, 2, 0]);
  await expect(mark(mia, true)).rejects.toThrow('This event is cancelled.');
});
