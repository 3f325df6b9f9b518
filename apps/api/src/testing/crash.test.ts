import { strictAnswer } from '#testing/strict/strict-answers';
import { PASSWORD, linkIn } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { type Books, openBooks, whole } from './crash/books.ts';
import {
  type Product,
  cleanUp,
  databaseServer,
  eventually,
  freshDataDir,
  isStopped,
  removeTemplate,
  callAgainAndAgain,
  startProduct,
  statusOf,
  usedDataDir,
} from './crash/product.ts';
import { type Outcome, applicants, post, signUpAll, tally } from './crash/sign-ups.ts';

// Some seconds each on an idle machine; a busy one proves the same more slowly.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 });

afterEach(cleanUp);
afterAll(removeTemplate);

/** The worker takes this many events at a time, so a kill can hold up no more than these. */
const WORKERS_BATCH = 10;

it('keeps every sign-up it has accepted, and no half ones, when it is killed', async () => {
  const dataDir = await usedDataDir();
  const killed = await startProduct(dataDir);
  const books = openBooks((await databaseServer(dataDir)).url());
  const people = applicants(200, await books.openClub());
  const outcomes = await signUpAll(killed, people, (accepted) => {
    if (accepted === 80) killed.kill('SIGKILL');
  });
  expect(await killed.exited).toEqual([null, 'SIGKILL']);
  expect(Object.keys(tally(outcomes))).toEqual(['204', 'lost']);

  const next = await startProduct(dataDir);
  await expectWhole(books, outcomes);
  await eventually(async () => (await books.leased()) <= WORKERS_BATCH);
  await books.endLeases();
  await eventually(async () => (await books.leased()) === 0);
  const accepted = outcomes.filter(isAccepted);
  const mails = await Promise.all(accepted.map(({ email }) => books.mailTo(email)));
  expect(mails).not.toContain(undefined);
  const handful = [...accepted.slice(0, 2), ...accepted.slice(-2)];
  await Promise.all(handful.map((person) => confirmAndSignIn(next, books, person)));
  await books.close();
});

it('outlives its database server, tells no lies meanwhile, and finds everything again', async () => {
  const dataDir = await usedDataDir();
  const product = await startProduct(dataDir);
  const server = await databaseServer(dataDir);
  const books = openBooks(server.url());
  const people = applicants(80, await books.openClub());
  await books.close();
  let away: Promise<void> | undefined;
  const outcomes = await signUpAll(product, people, (accepted) => {
    if (accepted !== 30) return;
    process.kill(server.pid, 'SIGKILL');
    away = eventually(
      async () => !product.isRunning() || (await statusOf(product, '/readyz')) === 503,
    );
  });
  await away;
  expect(product.isRunning() ? 'alive' : product.reply()).toBe('alive');
  expect(await statusOf(product, '/healthz')).toBe(200);
  const { 204: accepted = 0, 500: failed = 0, 503: refused = 0 } = tally(outcomes);
  expect(accepted).toBeLessThan(80);
  expect(accepted + failed + refused).toBe(80);
  product.kill('SIGTERM');
  expect(await product.exited).toEqual([0, null]);

  const next = await startProduct(dataDir);
  const booksAgain = openBooks((await databaseServer(dataDir)).url());
  await expectWhole(booksAgain, outcomes);
  await booksAgain.endLeases();
  const first = outcomes.find(isAccepted);
  if (first === undefined) throw new Error('nobody was accepted');
  await confirmAndSignIn(next, booksAgain, first);
  await booksAgain.close();
});

it('answers the requests under way when it is told to stop', async () => {
  const dataDir = await usedDataDir();
  const product = await startProduct(dataDir);
  const outcomes = await signUpAll(product, applicants(40), (accepted) => {
    if (accepted === 5) product.kill('SIGTERM');
  });
  expect(tally(outcomes)).toEqual({ 204: 40 });
  expect(await product.exited).toEqual([0, null]);
  expect(isStopped(dataDir)).toBe(true);

  await startProduct(dataDir);
  const books = openBooks((await databaseServer(dataDir)).url());
  await expectWhole(books, outcomes);
  await books.close();
  // Nothing to recover is what makes a restart fast.
  const log = await readFile(join(dataDir, 'postgres', 'server.log'), 'utf8');
  expect(log).not.toMatch(/not properly shut down|was interrupted/u);
});

it('answers on every open connection before it stops', async () => {
  const product = await startProduct(await usedDataDir());
  const callers = Array.from({ length: 8 }, () => callAgainAndAgain(product));
  await eventually(async () => callers.every(({ answers }) => answers.length > 10));
  product.kill('SIGTERM');
  const ends = await Promise.all(callers.map(({ end }) => end));
  expect(new Set(ends)).toEqual(new Set(['503 close']));
  expect(await product.exited).toEqual([0, null]);
});

it('runs twice on one folder, also at the very first start', async () => {
  const dataDir = await freshDataDir();
  const [one, other] = await Promise.all([startProduct(dataDir), startProduct(dataDir)]);
  const [mia, zoe] = applicants(2);
  if (mia === undefined || zoe === undefined) throw new Error('nobody came');
  expect(tally(await signUpAll(one, [mia]))).toEqual({ 204: 1 });
  expect(tally(await signUpAll(other, [zoe]))).toEqual({ 204: 1 });
  // Each knows the sign-ups of the other.
  const typed = { email: mia.email, password: PASSWORD };
  expect((await post(other, '/api/session', typed)).status).toBe(403);

  one.kill('SIGTERM');
  expect(await one.exited).toEqual([0, null]);
  expect(await statusOf(other, '/healthz')).toBe(200);
  other.kill('SIGTERM');
  expect(await other.exited).toEqual([0, null]);
});

const isAccepted = ({ answer }: Outcome) => answer === 204;

/** Every accepted sign-up is there, and every sign-up that is there is complete. */
async function expectWhole(books: Books, outcomes: readonly Outcome[]): Promise<void> {
  const accounts = await books.signUps();
  const present = new Set(accounts.map(({ email }) => email));
  expect(outcomes.filter(isAccepted).filter(({ email }) => !present.has(email))).toEqual([]);
  const expected = outcomes.filter(({ email }) => present.has(email)).map(whole);
  expect(accounts).toEqual(expected.toSorted((a, b) => (a.email < b.email ? -1 : 1)));
  expect(await books.loose()).toBe(0);
}

async function confirmAndSignIn(
  product: Product,
  books: Books,
  { email, cookie }: Outcome,
): Promise<void> {
  const body = { email, password: PASSWORD };
  expect((await post(product, '/api/session', body)).status).toBe(403);
  let mail: { text: string } | undefined;
  await eventually(async () => (mail = await books.mailTo(email)) !== undefined);
  const token = linkIn(mail ?? { text: '' }).searchParams.get('token');
  const confirmed = await post(product, '/api/accounts/verify-email', { token }, cookie);
  expect(strictAnswer(accountEndpoints.verifyEmail, await confirmed.json())).toMatchObject({
    member: { email },
  });
  const signedIn = await post(product, '/api/session', body);
  expect(strictAnswer(accountEndpoints.signIn, await signedIn.json())).toMatchObject({
    member: { email },
  });
}
