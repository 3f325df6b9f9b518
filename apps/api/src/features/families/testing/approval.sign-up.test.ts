import { guardianLink, waitingChild } from '#testing/family';
import { PASSWORD, type Person } from '#testing/world';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { familyEndpoints } from '@ribbon/domain/families';
import { postEndpoints } from '@ribbon/domain/posts';
import { describe, expect, it } from 'vitest';
import { form, nineYearsAgo, openWorld, profileOf, world } from './approval.fixture.ts';

const { me, signUp, signUpChild, signUpPath, takeChildPath } = accountEndpoints;
const { approve, openRequest } = familyEndpoints;

openWorld();

describe('a child under 13 signs up', () => {
  it('with an account that waits, a private profile and nothing about itself', async () => {
    const { child } = await waitingChild(world);
    expect(await profileOf(child.id)).toMatchObject({
      status: 'awaiting_guardian',
      user_type: 'child_gymnast',
      full_name: null,
      birth_year: null,
      country: null,
      feed_visibility: 'private',
      listed_in_directory: false,
    });
    expect((await world.call(child, me)).member).toMatchObject({
      status: 'awaiting_guardian',
      ageBand: 'under13',
    });
  });

  it('and may read, but write nothing', async () => {
    const { child } = await waitingChild(world);
    const refusal = await world.refusal(child, postEndpoints.create, {
      body: { content: 'hello', visibility: 'friends' },
    });
    expect(refusal).toMatchObject({ status: 403, code: 'awaitingGuardian' });
  });

  it('with a membership that waits as well, all in one transaction or not at all', async () => {
    const { id: clubId } = await world.db
      .insertInto('clubs')
      .values({ name: 'Larkspur', city: 'Leeds', country: 'United Kingdom', status: 'approved' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const body = {
      email: 'clubchild@people.ribbon.test',
      username: 'clubchild',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      guardianEmail: 'clubparent@people.ribbon.test',
    };
    const applied = await world.send(undefined, signUpChild, { body: { ...body, clubId } });
    await world.confirm(applied, body.email);
    const membership = () =>
      world.db
        .selectFrom('club_memberships as member')
        .innerJoin('users as account', 'account.id', 'member.user_id')
        .select('member.status')
        .where('account.email', '=', body.email)
        .executeTakeFirst();
    expect(await membership()).toEqual({ status: 'waiting_guardian' });
    const parent = await world.person({ email: body.guardianEmail });
    const link = await guardianLink(world, parent.email);
    await world.call(parent, approve, { body: { ...link, ...form() } });
    expect(await membership()).toEqual({ status: 'waiting_club' });

    const lost = {
      ...body,
      email: 'lost@people.ribbon.test',
      username: 'lostchild',
      clubId: '00000000-0000-4000-8000-000000000000',
    };
    expect((await world.send(undefined, signUpChild, { body: lost })).statusCode).toBe(422);
    const left = await world.db
      .selectFrom('sign_ups')
      .select('id')
      .where('email', '=', lost.email)
      .execute();
    expect(left).toEqual([]);
  });

  it.each([
    ['no guardian', { guardianEmail: '' }, 'Guardian email is required for users under 13'],
    ['nonsense', { guardianEmail: 'mum' }, 'Please enter a valid email address.'],
    [
      'the own address',
      { guardianEmail: 'own@people.ribbon.test' },
      'Please enter the email of a parent or guardian, not your own',
    ],
  ])('is told when it gives %s', async (_, change, message) => {
    const body = {
      email: 'own@people.ribbon.test',
      username: 'ownchild',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      clubId: null,
      ...change,
    };
    const refusal = await world.refusal(undefined, signUpChild, { body });
    expect(refusal.issues).toContainEqual({ path: 'guardianEmail', message });
  });

  it('gives the same answer for a known address, and writes to its owner only', async () => {
    const owner = await world.person();
    const answer = await world.send(undefined, signUpChild, {
      body: {
        email: owner.email,
        username: 'somebodynew',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        guardianEmail: 'nobodysmum@people.ribbon.test',
        clubId: null,
      },
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await world.mailsTo('nobodysmum@people.ribbon.test')).toEqual([]);
    expect((await world.mailsTo(owner.email))[0]?.subject).toContain('already have an account');
  });

  it('cannot turn round in the same browser, but its parent can sign up there by the link', async () => {
    const young = await world.send(undefined, signUp, {
      body: {
        email: 'turner@people.ribbon.test',
        username: 'turner',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        fullName: 'Tia Turner',
        birthMonth: 1,
        birthYear: nineYearsAgo(),
        country: 'Spain',
        userType: 'gymnast',
        clubId: null,
      },
    });
    expect(young.statusCode).toBe(422);
    const cookie = String(young.headers['set-cookie']).split(';')[0] ?? '';
    expect(String(young.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax$/u);
    const browser = { id: '' as Person['id'], email: '', cookie };
    expect(await world.call(browser, signUpPath)).toEqual({ underThirteen: true });
    expect(await world.call(undefined, signUpPath)).toEqual({ underThirteen: false });

    const { guardianEmail } = await waitingChild(world);
    const grownUp = {
      email: guardianEmail,
      username: 'turnersmum',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      fullName: 'Tara Turner',
      birthMonth: 1,
      birthYear: 1985,
      country: 'Spain',
      userType: 'parent',
      clubId: null,
    } as const;
    const again = await world.refusal(browser, signUp, { body: grownUp });
    expect(again).toMatchObject({ code: 'guardianNeeded', status: 422 });
    const guardianToken = await guardianLink(world, guardianEmail);
    const forged = { ...guardianToken, token: `${guardianToken.token}x` };
    expect(
      (await world.send(browser, signUp, { body: { ...grownUp, guardianLink: forged } }))
        .statusCode,
    ).toBe(422);
    await world.call(browser, signUp, { body: { ...grownUp, guardianLink: guardianToken } });
    // The mail proved the address: no second one is needed.
    const signedIn = await world.send(undefined, accountEndpoints.signIn, {
      body: { email: guardianEmail, password: PASSWORD },
    });
    expect(signedIn.json().member).toMatchObject({ username: 'turnersmum' });
  });

  it('is remembered as a child also when it says so itself', async () => {
    const answer = await world.send(undefined, takeChildPath, {});
    expect(String(answer.headers['set-cookie'])).toContain('ribbon.child_path=1');
  });
});

describe('the guardian’s mail', () => {
  it('names the child by username, and its link shows nothing of it to anybody else', async () => {
    const { child, username, guardianEmail } = await waitingChild(world);
    const [mail] = await world.mailsTo(guardianEmail);
    expect(mail?.subject).toBe('A child is asking for your permission to use Ribbon');
    expect(mail?.text).toContain(username);
    const body = await guardianLink(world, guardianEmail);
    const stranger = await world.person();
    for (const who of [undefined, stranger, child]) {
      const answer = await world.send(who, openRequest, { body });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain(username);
      expect(answer.body).not.toContain(child.email);
    }
    const minor = await world.person({ birthYear: world.clock().getUTCFullYear() - 16 });
    await world.db
      .updateTable('guardian_requests')
      .set({ sent_to: minor.email })
      .where('sent_to', '=', guardianEmail)
      .execute();
    expect(await world.call(minor, openRequest, { body })).toEqual({ state: 'notAdult' });
    const tooYoung = await world.refusal(minor, approve, { body: { ...body, ...form() } });
    expect(tooYoung).toMatchObject({ code: 'adultsOnly', status: 403 });
  });

  it('keeps its secret as a hash only', async () => {
    const { guardianEmail } = await waitingChild(world);
    const { token } = await guardianLink(world, guardianEmail);
    const rows = await world.db.selectFrom('guardian_requests').selectAll().execute();
    const log = await world.db.selectFrom('email_events_log').selectAll().execute();
    const outbox = await world.db.selectFrom('outbox_events').selectAll().execute();
    expect(JSON.stringify([rows, log, outbox])).not.toContain(token);
  });

  it('shows the right person whom it is about', async () => {
    const { child, username, guardianEmail } = await waitingChild(world);
    const parent = await world.person({ email: guardianEmail });
    const view = await world.call(parent, openRequest, {
      body: await guardianLink(world, guardianEmail),
    });
    expect(view).toMatchObject({
      state: 'ready',
      kind: 'approval',
      role: 'primary',
      child: { username, email: child.email },
    });
  });
});
