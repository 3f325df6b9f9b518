// @vitest-environment happy-dom
import { OFFLINE, serve } from '#testing/screen.fixture.tsx';
import { type Fault, commonFaults, endpoint, nothing, timestamp } from '@ribbon/domain/kernel';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { addressOf, call, isUnreachable, whenSessionIsLost, wordsFor, wordsOr } from './client.ts';

const read = endpoint({
  method: 'GET',
  path: '/clubs/:name/events',
  access: 'anyone',
  summary: 'Lists events.',
  params: z.object({ name: z.string() }),
  query: z.object({ after: z.string().optional() }),
  returns: z.object({ events: z.array(z.object({ startsAt: timestamp, note: z.string() })) }),
});
const write = endpoint({
  method: 'POST',
  path: '/clubs',
  access: 'signedIn',
  summary: 'Opens a club.',
  body: z.object({ name: z.string() }),
  returns: nothing,
});
const body = { name: 'Larchfield' };
const refusalOf = (sent: Promise<unknown>): Promise<unknown> =>
  sent.then(
    () => 'was not refused',
    (error: unknown) => error,
  );

it('puts names into an address so that they cannot be another address', () => {
  expect(addressOf(read, { name: 'a/b?c' }, { after: undefined })).toBe(
    '/api/clubs/a%2Fb%3Fc/events',
  );
  expect(addressOf(read, { name: 'a' }, { after: 'x&y' })).toBe('/api/clubs/a/events?after=x%26y');
});

it('makes dates of what the contract calls dates, and of nothing else', async () => {
  const day = '2026-11-19T10:00:00.000Z';
  serve({ 'GET /clubs/oakbridge/events': { events: [{ startsAt: day, note: day }] } });
  const dates = { events: { '*': { startsAt: 1 } } } as const;
  const { events } = await call({ ...read, dates }, { params: { name: 'oakbridge' }, query: {} });
  expect(events).toEqual([{ startsAt: new Date(day), note: day }]);
});

it('has nothing to return where nothing was promised', async () => {
  serve({ 'POST /clubs': undefined });
  expect(await call(write, { body })).toBeUndefined();
});

it('rebuilds a refusal of the server, with its words and the fields they are about', async () => {
  const issues = [{ path: 'name', message: 'There is one already' }];
  serve({ 'POST /clubs': commonFaults.invalidInput({ issues }) });
  const error = await refusalOf(call(write, { body }));
  expect(commonFaults.invalidInput.matches(error)).toBe(true);
  expect((error as Fault).issues).toEqual(issues);
  expect(wordsFor(error)).toBe(commonFaults.invalidInput.message);
});

it('says that the server is out of reach, which is no refusal', async () => {
  serve({ 'POST /clubs': OFFLINE });
  const error = await refusalOf(call(write, { body }));
  expect(isUnreachable(error)).toBe(true);
  expect(wordsFor(error)).toMatch(/check your connection/u);
  expect(wordsOr(error, 'The club was not opened')).toBe('The club was not opened');
});

it('does not send a change a second time by itself', async () => {
  const requests = serve({ 'POST /clubs': OFFLINE });
  await refusalOf(call(write, { body }));
  expect(requests).toHaveLength(1);
});

it('does not tell what broke when an answer is none of ours', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>Bad gateway</html>', { status: 502 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const error = await refusalOf(call(write, { body }));
  expect(wordsFor(error)).toBe(commonFaults.unexpected.message);
});

it('reports the loss of the session, however it comes to light', async () => {
  const lost = vi.fn<() => void>();
  whenSessionIsLost(lost);
  onTestFinished(() => whenSessionIsLost(() => undefined));
  serve({ 'POST /clubs': commonFaults.signInRequired() });
  await refusalOf(call(write, { body }));
  expect(lost).toHaveBeenCalledOnce();
});
