import { mailer } from '#platform/mail/mailer';
import { type Behaviour, smtpServer, tryUntilGivenUp } from '#testing/server/smtp';
import { youngPerson } from '#testing/family';
import { type Person, PASSWORD, type World, createWorld } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { emailEndpoints } from '@ribbon/domain/email';
import { notificationEndpoints } from '@ribbon/domain/notifications';
import { securityEndpoints } from '@ribbon/domain/security';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const { overview, sent, failed, retry } = emailEndpoints;

let smtp: Awaited<ReturnType<typeof smtpServer>>;
let world: World;
beforeAll(async () => {
  smtp = await smtpServer();
  world = await createWorld({ smtpUrl: smtp.url });
});
afterAll(async () => {
  await world.close();
  await smtp.close();
});
beforeEach(async () => {
  smtp.behave('take');
  await world.worker.run();
  await world.db.deleteFrom('email_events_errors').execute();
  smtp.received.length = 0;
});

/** Sign-ins of admins are short, and these tests let hours go by. */
const newAdmin = () => world.person({ roles: ['system_admin'] });
const recover = ({ email }: Person) =>
  world.call(undefined, accountEndpoints.recover, { body: { email } });
/** As the events of mails call an adult. */
const handleOf = async ({ id }: Person) => {
  const { username } = await world.db
    .selectFrom('athlete_profiles')
    .select('username')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `@${username}`;
};
const errors = async (search = '') =>
  (await world.call(await newAdmin(), failed, { query: { search } })).errors;

describe('the events of mails', () => {
  it('say what went to whom, with links and minors hidden', async () => {
    const adult = await world.person();
    const minor = await youngPerson(world, 14);
    await recover(adult);
    await recover(minor);
    await world.worker.run();
    const { events } = await world.call(await newAdmin(), sent, { query: {} });
    const recovered = events.filter(({ event }) => event === 'password.reset.requested');
    expect(recovered.map(({ data }) => data.to).toSorted()).toEqual([
      await handleOf(adult),
      'hidden',
    ]);
    expect(JSON.stringify(events)).not.toContain('token');
    const handle = await handleOf(adult);
    const found = await world.call(await newAdmin(), sent, { query: { search: handle } });
    expect(found.events.every(({ data }) => data.to === handle)).toBe(true);
    expect(found.events.length).toBeGreaterThan(0);
    const none = await world.call(await newAdmin(), sent, {
      query: { search: await handleOf(minor) },
    });
    expect(none.events).toEqual([]);
    const { stats, names } = await world.call(await newAdmin(), overview);
    expect(stats).toMatchObject({ failed: 0, total: stats.sent });
    expect(names).toContain('password.reset.requested');
  });

  it('count every mail that went, without counting the log', async () => {
    const before = (await world.call(await newAdmin(), overview)).stats.sent;
    for (let mail = 0; mail < 3; mail += 1) await recover(await world.person());
    await world.worker.run();
    const { stats } = await world.call(await newAdmin(), overview);
    const { count } = await world.db
      .selectFrom('email_events_log')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(stats.sent).toBe(count);
    expect(stats.sent).toBeGreaterThanOrEqual(before + 3);
  });
});

const again = { body: { reason: 'The mail server is back' } };

describe('a mail that failed', () => {
  it('is found by its error, and sent once when two admins retry at the same moment', async () => {
    const people = await Promise.all([1, 2, 3].map(() => world.person()));
    await world.worker.run();
    smtp.received.length = 0;
    smtp.behave('refuse');
    for (const person of people) await recover(person);
    await tryUntilGivenUp(world);
    expect(await errors('not today')).toHaveLength(3);
    expect(await errors('something else')).toEqual([]);
    expect((await errors())[0]).toMatchObject({ tries: 6, canRetry: true, retriedAt: null });

    smtp.behave('take');
    const admins = [await newAdmin(), await newAdmin()];
    const answers = await Promise.all(admins.map((one) => world.call(one, retry, again)));
    expect(answers.map(({ retried }) => retried)).toEqual(expect.arrayContaining([0, 3]));
    await world.worker.run();
    expect(smtp.received.filter((to) => people.some(({ email }) => email === to))).toHaveLength(3);
    expect((await errors()).every(({ retriedAt }) => retriedAt !== null)).toBe(true);
    expect((await world.call(await newAdmin(), overview)).stats.retryable).toBe(0);
    const acts = await world.db
      .selectFrom('audit_log')
      .select(['reason', 'details'])
      .where('action', '=', 'emails.retried')
      .execute();
    expect(acts).toMatchObject([{ details: { retried: 3 } }]);
  });

  it('that fails again stands in the list once more', async () => {
    const person = await world.person();
    smtp.behave('refuse');
    await recover(person);
    await tryUntilGivenUp(world);
    expect(await world.call(await newAdmin(), retry, again)).toEqual({ retried: 1 });
    await tryUntilGivenUp(world);
    expect((await errors()).map(({ retriedAt }) => retriedAt === null)).toEqual([true, false]);
  });
});

describe('an address that refuses a mail for good', () => {
  it('is left alone until it is confirmed again, and its owner is told in the app', async () => {
    const person = await world.person();
    await world.worker.run();
    smtp.received.length = 0;
    smtp.behave('noSuchAddress');
    await recover(person);
    await world.worker.run();
    smtp.behave('take');
    expect(await errors()).toMatchObject([
      { canRetry: false, data: { to: await handleOf(person) } },
    ]);
    world.turnClock(2);
    await recover(person);
    await world.worker.run();
    expect(smtp.received).toEqual([]);
    const received = await world.call(person, notificationEndpoints.list, { query: {} });
    expect(received.notifications.map(({ type }) => type)).toContain('email_refused');
    expect(await world.call(person, securityEndpoints.overview)).toMatchObject({
      emailIsRefused: true,
    });

    await world.call(person, securityEndpoints.changeEmail, {
      body: { email: person.email, password: PASSWORD },
    });
    await world.worker.run();
    expect(smtp.received).toContain(person.email);
    await world.db
      .updateTable('users')
      .set({ email_verified: true })
      .where('id', '=', person.id)
      .execute();
    expect(await world.call(person, securityEndpoints.overview)).toMatchObject({
      emailIsRefused: false,
    });
  });
});

/** What ten people get who ask for a link while the mail server behaves like this. */
const FAULTS: readonly [Behaviour, { atOnce: number }][] = [
  ['take', { atOnce: 10 }],
  ['slow', { atOnce: 10 }],
  ['greylist', { atOnce: 0 }],
  ['refuse', { atOnce: 0 }],
  ['down', { atOnce: 0 }],
];

async function tenAsk(behaviour: Behaviour): Promise<void> {
  const people = await Promise.all(Array.from({ length: 10 }, () => world.person()));
  await world.worker.run();
  smtp.received.length = 0;
  smtp.behave(behaviour);
  for (const person of people) await recover(person);
  await world.worker.run();
}

describe('while the mail server', () => {
  it.each(FAULTS)('is “%s”, no mail is lost and none doubled', async (behaviour, { atOnce }) => {
    await tenAsk(behaviour);
    expect(smtp.received).toHaveLength(atOnce);
    smtp.behave('take');
    await tryUntilGivenUp(world);
    expect(smtp.received).toHaveLength(10);
    expect(new Set(smtp.received).size).toBe(10);
    expect(await errors()).toEqual([]);
  });

  it('hangs up after it has taken a mail, only those go twice that nobody can know of', async () => {
    await tenAsk('cut');
    const cut = smtp.received.length;
    expect(cut).toBeGreaterThan(0);
    smtp.behave('take');
    await tryUntilGivenUp(world);
    expect(new Set(smtp.received).size).toBe(10);
    expect(smtp.received).toHaveLength(10 + cut);
  });

  it('does not speak TLS where that was asked for, the mail is not sent in the clear', async () => {
    const secure = mailer({
      db: world.db,
      config: { smtpUrl: smtp.url.replace('smtp:', 'smtps:'), mailFrom: 'no-reply@ribbon.test' },
    });
    const mail = { to: 'mia@people.ribbon.test', subject: 'Hello', text: 'Hello', html: 'Hello' };
    await expect(secure.send(mail)).rejects.toThrow(/wrong version number|SSL|TLS/iu);
    secure.close();
    expect(smtp.received).toEqual([]);
  });
});

describe('a test email', () => {
  it('goes at once, and says what the mail server said when it does not', async () => {
    const email = 'someone@people.ribbon.test';
    const admin = await newAdmin();
    expect(await world.call(admin, emailEndpoints.test, { body: { email } })).toEqual({
      works: true,
      message: 'Test email sent successfully! Check your inbox.',
    });
    expect(smtp.received).toContain(email);
    smtp.behave('refuse');
    expect(await world.call(admin, emailEndpoints.test, { body: { email } })).toEqual({
      works: false,
      message: expect.stringMatching(/^Test failed: .*Not today/u),
    });
    expect(await world.refusal(admin, emailEndpoints.test, { body: { email: '' } })).toMatchObject({
      issues: [{ path: 'email', message: 'Please enter an email address' }],
    });
  });
});
