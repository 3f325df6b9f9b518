import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import type { Books } from './books.ts';
import type { Kind, Load } from './load.ts';

const WAIT_MS = 120_000;

/** Acknowledged writes of a span that the database does not have. */
export async function missingIn(
  books: Books,
  { acknowledged }: Load,
  from = 0,
  to = Infinity,
): Promise<string[]> {
  const keys = (kind: Kind) =>
    acknowledged()
      .filter((write) => write.kind === kind && write.ended >= from && write.began <= to)
      .map(({ key }) => key);
  return [
    ...(await books.missing('session', keys('session'))),
    ...(await books.missing('post', keys('post'))),
    ...(await books.missing('sign-up', keys('sign-up'))),
    ...(await books.missingAnswers(keys('place'))),
  ];
}

interface Needs {
  readonly cluster: Cluster;
  readonly books: Books;
  readonly load: Load;
}

/** At the end of all faults: what the books say. */
export async function audit({ cluster, books, load }: Needs) {
  const end = Date.now() + WAIT_MS;
  let deliveries = await books.deliveries();
  while (deliveries.waiting > 0 && Date.now() < end) {
    await sleep(1000);
    deliveries = await books.deliveries();
  }
  const acknowledged = load.acknowledged();
  const lost = await missingIn(books, load);
  const { twice, over, wrong } = await books.given();
  const mails = await cluster.mails();
  const counts = new Map<string, number>();
  for (const { to, text } of mails) {
    // The same letter to the same person.
    const subject = /^subject: (.*)$/imu.exec(text)?.[1]?.trim() ?? '';
    for (const address of to) {
      const letter = `${address} ${subject}`;
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
  }
  const addresses = new Set(mails.flatMap(({ to }) => to));
  const signUps = acknowledged.filter(({ kind }) => kind === 'sign-up').map(({ key }) => key);
  const unmailed = signUps.filter((address) => !addresses.has(address));
  const mailedTwice = [...counts.values()].filter((count) => count === 2).length;
  const mailedMore = [...counts.values()].filter((count) => count > 2).length;
  return {
    isGood:
      lost.length + twice + over + wrong + unmailed.length + mailedMore + deliveries.waiting === 0,
    lines: [
      `Acknowledged writes: ${acknowledged.length}, lost: ${lost.length}${lost.length > 0 ? ` (${lost.slice(0, 5).join(', ')})` : ''}. Not sent, because too many waited: ${load.skipped()}.`,
      `Written twice: ${twice}. Events with more people than places: ${over}; with a wrong counter: ${wrong}.`,
      `Mails: ${mails.length} to ${addresses.size} people, ${counts.size} letters; twice: ${mailedTwice}, more often: ${mailedMore}; accepted sign-ups without a mail: ${unmailed.length}.`,
      `Deliveries still waiting: ${deliveries.waiting}; given up: ${deliveries.failed}.`,
    ],
  };
}
