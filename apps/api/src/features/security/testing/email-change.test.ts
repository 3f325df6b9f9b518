import { family } from '#testing/family';
import { PASSWORD, type Person, type World, createWorld, linkIn } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { securityEndpoints } from '@ribbon/domain/security';
import { afterAll, beforeAll, expect, it } from 'vitest';

const { changeEmail, confirmEmailChange, overview, withdrawEmailChange } = securityEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const whoIs = async (person: Person) => (await world.call(person, accountEndpoints.me)).member;
const ask = (person: Person, email: string, password = PASSWORD) =>
  world.send(person, changeEmail, { body: { email, password } });
const confirm = (token: string, who?: Person) =>
  world.send(who, confirmEmailChange, { body: { token } });
async function tokenMailedTo(address: string): Promise<string> {
  const [mail] = await world.mailsTo(address);
  return linkIn(mail ?? { text: '' }).searchParams.get('token') ?? '';
}

it('an address changes once its link was followed; other browsers are signed out', async () => {
  const person = await world.person();
  const other = await world.send(undefined, accountEndpoints.signIn, {
    body: { email: person.email, password: PASSWORD },
  });
  expect(other.statusCode).toBe(200);
  await ask(person, 'New.Address@People.Ribbon.test');
  const to = 'new.address@people.ribbon.test';
  expect(await world.call(person, overview)).toMatchObject({
    email: person.email,
    pendingEmail: to,
  });
  const token = await tokenMailedTo(to);
  expect((await world.mailsTo(person.email))[0]?.subject).toBe(
    'Someone asked to change your email address',
  );
  expect((await confirm(token, person)).statusCode).toBe(204);
  expect(await world.call(person, overview)).toMatchObject({ email: to, pendingEmail: null });
  expect((await world.call(person, overview)).sessions).toHaveLength(1);
  const again = await confirm(token);
  expect([again.statusCode, again.json().code]).toEqual([410, 'linkSpent']);
});

it('following the link elsewhere signs nobody in, and everybody out', async () => {
  const person = await world.person();
  await ask(person, 'elsewhere@people.ribbon.test');
  const response = await confirm(await tokenMailedTo('elsewhere@people.ribbon.test'));
  expect(response.statusCode).toBe(204);
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(await whoIs(person)).toBeNull();
});

it('of a child is told to those who look after it; of a teenager to nobody else', async () => {
  const { child, guardian } = await family(world);
  await ask(child, 'child.elsewhere@people.ribbon.test');
  const mails = await world.mailsTo(guardian.email);
  expect(mails.map(({ subject }) => subject)).toContain('Mia is waiting for your decision');
  const mail = mails.find(({ subject }) => subject === 'A change to how Mia signs in');
  expect(mail?.text).toContain('may be moving to a different email address');
  expect(mail?.text).not.toContain('child.elsewhere');
  expect(linkIn(mail ?? { text: '' }).pathname).toBe('/family');

  const birthYear = world.clock().getUTCFullYear() - 15;
  await world.db
    .updateTable('athlete_profiles')
    .set({ birth_year: birthYear, user_type: 'gymnast' })
    .where('id', '=', child.id)
    .execute();
  const before = (await world.mailsTo(guardian.email)).length;
  await ask(child, 'teen.elsewhere@people.ribbon.test');
  expect(await world.mailsTo(guardian.email)).toHaveLength(before);
});

it('needs the password, and another address than the one there is', async () => {
  const person = await world.person();
  const wrong = await ask(person, 'a@people.ribbon.test', 'Wrong!2026');
  expect(wrong.json()).toMatchObject({ code: 'passwordWrong', issues: [{ path: 'password' }] });
  const same = await ask(person, ` ${person.email.toUpperCase()} `);
  expect(same.json()).toMatchObject({
    code: 'invalidInput',
    issues: [{ path: 'email', message: 'That’s already your email' }],
  });
});

it('answers alike when the address has an account, whose owner hears of it without a link', async () => {
  const person = await world.person();
  const owner = await world.person();
  const free = await ask(person, 'free@people.ribbon.test');
  const taken = await ask(person, owner.email);
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
  expect((await world.call(person, overview)).pendingEmail).toBe(owner.email);
  const [mail] = await world.mailsTo(owner.email);
  expect(mail?.subject).toBe('You already have an account on Ribbon');
  expect(mail?.text).not.toContain('http');
});

it('somebody who takes the address meanwhile keeps it', async () => {
  const person = await world.person();
  const to = 'contested@people.ribbon.test';
  await ask(person, to);
  const token = await tokenMailedTo(to);
  const rival = await world.person();
  await world.db.updateTable('users').set({ email: to }).where('id', '=', rival.id).execute();
  const response = await confirm(token, person);
  expect([response.statusCode, response.json().code]).toEqual([410, 'linkSpent']);
  expect((await whoIs(person))?.email).toBe(person.email);
});

it('of two people who want the same address the first to follow the link gets it', async () => {
  const pair = [await world.person(), await world.person()];
  const to = 'both@people.ribbon.test';
  const tokens: string[] = [];
  for (const person of pair) {
    await ask(person, to);
    tokens.push(await tokenMailedTo(to));
  }
  const answers = await Promise.all(tokens.map((token) => confirm(token)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 410]));
});

it('a link lasts a day, and only until it is withdrawn or replaced', async () => {
  const person = await world.person();
  await ask(person, 'first@people.ribbon.test');
  const first = await tokenMailedTo('first@people.ribbon.test');
  await ask(person, 'second@people.ribbon.test');
  expect((await confirm(first)).statusCode).toBe(410);
  const second = await tokenMailedTo('second@people.ribbon.test');
  await world.call(person, withdrawEmailChange);
  expect((await world.call(person, overview)).pendingEmail).toBeNull();
  expect((await confirm(second)).statusCode).toBe(410);

  await ask(person, 'third@people.ribbon.test');
  const third = await tokenMailedTo('third@people.ribbon.test');
  world.turnClock(24 * 60 + 1);
  expect((await confirm(third)).statusCode).toBe(410);
  world.turnClock(24 * 60);
  await world.housekeeper.run();
  expect(
    await world.db
      .selectFrom('email_changes')
      .selectAll()
      .where('user_id', '=', person.id)
      .execute(),
  ).toEqual([]);
});

it('keeps no secret: neither the row nor the outbox nor the log holds the link', async () => {
  const person = await world.person();
  await ask(person, 'secret@people.ribbon.test');
  const token = await tokenMailedTo('secret@people.ribbon.test');
  const kept = await Promise.all([
    world.db.selectFrom('email_changes').selectAll().execute(),
    world.db.selectFrom('outbox_events').selectAll().execute(),
    world.db.selectFrom('email_events_log').selectAll().execute(),
  ]);
  expect(JSON.stringify(kept)).not.toContain(token);
});

it.each(['x', 'A'.repeat(43), "' or 1=1 --"])('refuses the token %j', async (token) => {
  expect((await confirm(token)).statusCode).toBe(410);
});
