import { trainingEndpoints as endpoints } from '@ribbon/domain/training';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { log, newSessionId, openWorld, sessionOf, sessionsOf, world } from './training.fixture.ts';

openWorld();

/** The nth version that one browser writes. */
const version = (nth: number): string =>
  new Date(Date.parse('2026-01-05T17:00:00Z') + nth * 1000).toISOString();

const TOO_LATE = ['notFound', 'sessionDeleted', 'sessionChanged'];

type Step = { minutes: number; editedAt: string; basedOn: string[] } | 'delete';

/** A session as a browser without a connection writes it: each edit names all before it. */
const written = (edits: readonly number[], isDeleted: boolean): Step[] => [
  ...edits.map((minutes, nth) => ({
    minutes,
    editedAt: version(nth),
    basedOn: Array.from({ length: nth }, (_, before) => version(before)),
  })),
  ...(isDeleted ? ['delete' as const] : []),
];

it('an offline entry, its edits and its deletion, each delivered five times in any order, are one', async () => {
  const mia = await world.person();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      fc.infiniteStream(fc.nat()),
      async (edits, isDeleted, dice) => {
        const sessionId = newSessionId();
        const params = { sessionId };
        const refusals = new Set<string>();
        const copies = written(edits, isDeleted)
          .flatMap((step) => Array.from({ length: 5 }, () => step))
          .map((step) => ({ step, order: dice.next().value as number }))
          .toSorted((a, b) => a.order - b.order);
        for (const { step } of copies) {
          const sent =
            step === 'delete'
              ? world.call(mia, endpoints.remove, { params })
              : log(mia, step, sessionId);
          // What came too late is refused with a sentence, and changes nothing.
          await sent.catch((refusal: { code: string }) => refusals.add(refusal.code));
        }
        expect(TOO_LATE).toEqual(expect.arrayContaining([...refusals]));
        const stored = (await sessionsOf(mia)).filter(({ id }) => id === sessionId);
        expect(stored.map(({ minutes }) => minutes)).toEqual(isDeleted ? [] : edits.slice(-1));
      },
    ),
    { numRuns: 10 },
  );
});

it('what another device wrote meanwhile is not overwritten', async () => {
  const mia = await world.person();
  const sessionId = newSessionId();
  await log(mia, { minutes: 60, editedAt: version(0), basedOn: [] }, sessionId);
  const onPhone = { minutes: 45, editedAt: version(2), basedOn: [version(0)] };
  const onTablet = { minutes: 90, editedAt: version(1), basedOn: [version(0)] };
  await log(mia, onTablet, sessionId);
  const params = { sessionId };
  const late = { params, body: sessionOf(onPhone) };
  expect(await world.refusal(mia, endpoints.save, late)).toMatchObject({
    status: 409,
    code: 'sessionChanged',
  });
  expect((await log(mia, onTablet, sessionId)).minutes).toBe(90);
  const knowing = { ...onPhone, basedOn: [version(0), version(1)] };
  expect((await log(mia, knowing, sessionId)).minutes).toBe(45);
});

it('a browser whose clock is ahead delivers its session once as well', async () => {
  const mia = await world.person();
  const sessionId = newSessionId();
  const inHours = (hours: number) =>
    new Date(world.clock().getTime() + hours * 3_600_000).toISOString();
  const ahead = { minutes: 30, editedAt: inHours(20), basedOn: [] };
  await log(mia, ahead, sessionId);
  expect((await log(mia, ahead, sessionId)).minutes).toBe(30);
  const next = { minutes: 40, editedAt: version(0), basedOn: [ahead.editedAt] };
  expect((await log(mia, next, sessionId)).minutes).toBe(40);
});

it('nobody keeps somebody else’s session from being deleted', async () => {
  const [mia, zoe] = [await world.person(), await world.person()];
  const sessionId = newSessionId();
  const params = { sessionId };
  await log(mia, {}, sessionId);
  expect((await world.refusal(zoe, endpoints.remove, { params })).status).toBe(404);
  await world.call(mia, endpoints.remove, { params });
  const late = { params, body: sessionOf() };
  expect(await world.refusal(mia, endpoints.save, late)).toMatchObject({ code: 'sessionDeleted' });
});
