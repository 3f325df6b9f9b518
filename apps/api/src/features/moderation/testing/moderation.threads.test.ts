import { type Context, moderate } from '@ribbon/moderator';
import { expect, it, vi } from 'vitest';
import { readingThreads } from '../judge/moderation.threads.service.ts';

const TEXTS = [
  'Lovely hoop work!',
  'You are ugly and everybody here hates you',
  'My number is 07700 900123',
];
const context = { kind: 'comment', author: { ageBand: '13-15' }, audience: 'public' } as const;

const readHere = async (text: string, about: Context) => moderate(text, about);

const log = { error: vi.fn<(details: object, message: string) => void>() };

const broken = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);

it('texts read in a thread get the verdicts that they get in the process', async () => {
  const readInProcess = vi.fn<typeof readHere>(readHere);
  const read = readingThreads({ count: 1, readHere: readInProcess, log });
  const read3 = await Promise.all(TEXTS.map((text) => read(text, context)));
  expect(read3).toEqual(TEXTS.map((text) => moderate(text, context)));
  expect(readInProcess).not.toHaveBeenCalled();
});

it('while a thread reads, the process answers others', async () => {
  const read = readingThreads({ count: 1, readHere, log });
  await read('The first one loads the weights.', context);
  const order: string[] = [];
  const long = read('We train with hoop and ball on most days of the week. '.repeat(100), context);
  await Promise.all([
    long.then(() => order.push('long text')),
    Promise.resolve().then(() => order.push('another request')),
  ]);
  expect(order).toEqual(['another request', 'long text']);
});

it.each([
  ['cannot start', `throw new Error('no memory')`],
  [
    'ends while it reads',
    `import('node:worker_threads').then(({ parentPort }) => parentPort.on('message', () => process.exit(1)))`,
  ],
])('what waits for a thread that %s is read in the process', async (_, code) => {
  const readInProcess = vi.fn<typeof readHere>(readHere);
  const read = readingThreads({
    count: 1,
    readHere: readInProcess,
    log,
    file: broken(code),
  });
  const verdicts = await Promise.all(TEXTS.map((text) => read(text, context)));
  expect(verdicts).toEqual(TEXTS.map((text) => moderate(text, context)));
  // Not tried again for each text.
  await read('And the next one?', context);
  expect(readInProcess).toHaveBeenCalledTimes(TEXTS.length + 1);
});

it('with no threads everything is read in the process', async () => {
  const readInProcess = vi.fn<typeof readHere>(readHere);
  await readingThreads({ count: 0, readHere: readInProcess, log })(TEXTS[0] ?? '', context);
  expect(readInProcess).toHaveBeenCalledOnce();
});
