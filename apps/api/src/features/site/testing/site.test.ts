import { type World, createWorld, linkIn } from '#testing/world';
import { siteEndpoints } from '@ribbon/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { confirmWaitlist, contact, figures, joinWaitlist } = siteEndpoints;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const join = (email: string) =>
  world.call(undefined, joinWaitlist, { body: { email, userType: 'parent' } });
const tokenMailedTo = async (email: string) => {
  const [mail] = await world.mailsTo(email);
  return linkIn(mail ?? { text: '' }).searchParams.get('confirm') ?? '';
};
const row = (email: string) =>
  world.db.selectFrom('waitlist_signups').selectAll().where('email', '=', email).executeTakeFirst();

describe('the waitlist', () => {
  it('counts an address only when its owner has followed the link', async () => {
    await join('Pat.Parent@People.Ribbon.test');
    const email = 'pat.parent@people.ribbon.test';
    expect((await row(email))?.confirmed_at).toBeNull();
    const token = await tokenMailedTo(email);
    await world.call(undefined, confirmWaitlist, { body: { token } });
    const confirmed = (await row(email))?.confirmed_at;
    expect(confirmed).toBeInstanceOf(Date);
    await world.call(undefined, confirmWaitlist, { body: { token } });
    expect((await row(email))?.confirmed_at).toEqual(confirmed);
  });

  it('says the same to an address that is on it, and tells its owner by mail', async () => {
    const email = 'twice@people.ribbon.test';
    await join(email);
    await world.call(undefined, confirmWaitlist, { body: { token: await tokenMailedTo(email) } });
    await join(email);
    expect((await world.mailsTo(email))[0]?.subject).toBe('You’re on the Ribbon waitlist');
  });

  it('takes a newer link and lets old ones lapse', async () => {
    const email = 'late@people.ribbon.test';
    await join(email);
    const token = await tokenMailedTo(email);
    world.turnClock(8 * 24 * 60);
    const refusal = await world.refusal(undefined, confirmWaitlist, { body: { token } });
    expect(refusal).toMatchObject({ code: 'confirmationSpent', status: 410 });
  });

  it.each([
    [{ email: '', userType: 'coach' }, 'Please enter an email address'],
    [{ email: 'coach', userType: 'coach' }, 'Please enter a valid email address'],
    [{ email: 'coach@people.ribbon.test', userType: '' }, 'Please select your role'],
    [{ email: 'coach@people.ribbon.test', userType: 'child' }, 'Please select your role'],
  ])('refuses %j', async (body, message) => {
    const refusal = await world.refusal(undefined, joinWaitlist, { body: body as never });
    expect(refusal).toMatchObject({ status: 400, message });
  });
});

describe('the contact page', () => {
  const message = {
    name: 'Pat',
    email: 'pat@people.ribbon.test',
    topic: 'safety',
    message: '<img src=x onerror=alert(1)> I am worried.',
  } as const;

  it('reaches every system admin, with the words as they were written', async () => {
    const admin = await world.person({ roles: ['system_admin'] });
    const other = await world.person({ roles: ['system_admin'] });
    await world.call(undefined, contact, { body: message });
    const mails = await world.mailsTo(`${admin.email}, ${other.email}`);
    const mail = mails.find(({ subject }) => subject === 'Ribbon: SAFETY CONCERN, please read now');
    expect(mail?.text).toContain(message.message);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail?.html).not.toContain('<img');
  });

  it.each([
    [{ name: ' ' }, 'Please tell us your name'],
    [{ topic: 'gossip' }, 'Please choose what this is about'],
    [{ message: '' }, 'Please write a message'],
    [{ message: 'x'.repeat(2001) }, 'Messages can be up to 2000 characters'],
  ])('refuses %j', async (change, sentence) => {
    const body = { ...message, ...change } as never;
    expect(await world.refusal(undefined, contact, { body })).toMatchObject({
      status: 400,
      message: sentence,
    });
  });
});

it('the figures are counted, and left out while they are small', async () => {
  expect(await world.call(undefined, figures)).toEqual({
    families: null,
    clubs: null,
    countries: null,
  });
  await world.db
    .insertInto('clubs')
    .values(
      Array.from({ length: 12 }, (_, index) => ({
        name: `Club ${index}`,
        city: 'Leeds',
        country: 'United Kingdom',
        status: index < 11 ? ('approved' as const) : ('listed' as const),
      })),
    )
    .execute();
  expect((await world.call(undefined, figures)).clubs).toBe(11);
});
