import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import { until } from '../machine/processes.ts';
import type { Books } from './books.ts';
import type { Answer, Client } from './client.ts';

const PASSWORD = 'Ribbon!2026';

export interface Gymnast {
  readonly id: string;
  readonly cookie: string;
}

/** Adults who train; each signs up through the front door. */
export const signUp = (
  { call }: Client,
  name: string,
  clubId: string | null,
): Promise<Answer & { readonly email: string }> => {
  const email = `${name}@people.ribbon.test`;
  const body = {
    email,
    username: name,
    clubId,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    fullName: 'Greta Gymnast',
    birthMonth: 3,
    birthYear: 1999,
    country: 'United Kingdom',
    userType: 'gymnast',
  };
  return call({ method: 'POST', path: '/accounts', body }).then((answer) => ({ ...answer, email }));
};

/** Signs people up, waits for their mails, and follows the links. */
export async function gymnasts(
  cluster: Cluster,
  clients: Client,
  books: Books,
  { count, clubId }: { count: number; clubId: string },
): Promise<Gymnast[]> {
  const names = Array.from({ length: count }, (_, index) => `gymnast${index}`);
  const applied: (Answer & { email: string })[] = [];
  for (const name of names) {
    // The very first waits for the models that read names.
    const answer = await again(() => signUp(clients, name, clubId));
    if (answer.status !== 204)
      throw new Error(`Signing up answered ${answer.status} ${answer.error}${answer.body}`);
    applied.push(answer);
  }
  await until(
    'every person who signed up has a mail',
    async () => {
      const mails = await cluster.mails();
      return applied.every(({ email }) => mails.some(({ to }) => to.includes(email)));
    },
    { seconds: 60, everyMs: 300 },
  );
  const mails = await cluster.mails();
  const found: Gymnast[] = [];
  for (const { email, cookie } of applied) {
    const mail = mails.find(({ to }) => to.includes(email));
    const token = tokenIn(mail?.text ?? '');
    const confirm = { method: 'POST', path: '/accounts/verify-email', body: { token } } as const;
    const confirmed = await again(() => clients.call({ ...confirm, cookie }));
    if (confirmed.status !== 200) throw new Error(`Confirming answered ${confirmed.status}.`);
    found.push({ id: await books.idOf(email), cookie: confirmed.cookie });
  }
  return found;
}

/** Both may be repeated; a machine that has just started everything is slow. */
async function again<Given extends Answer>(send: () => Promise<Given>): Promise<Given> {
  const answer = await send();
  if (answer.status !== undefined && answer.status < 300) return answer;
  await sleep(2000);
  const second = await send();
  return second.status === undefined ? send() : second;
}

/** Of the link in a mail, as quoted-printable carries it. */
function tokenIn(text: string): string {
  const plain = text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /[?&]token=([\w.~-]+)/u.exec(plain)?.[1] ?? '';
}
