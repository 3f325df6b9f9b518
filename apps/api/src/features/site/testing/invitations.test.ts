import { PASSWORD, type Person, type World, cookieOf, createWorld } from '#testing/world';
import { family } from '#testing/family';
import { accountEndpoints } from '@ribbon/domain/accounts';
import { familyEndpoints } from '@ribbon/domain/families';
import { settingsEndpoints, settingsPolicy } from '@ribbon/domain/settings';
import { WAITLIST_INVITATION_DAYS, waitlistEndpoints } from '@ribbon/domain/waitlist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitationTo, invitedPerson, joinWith, waitingPerson } from '#testing/waitlist';

const reason = 'A test';

const { list, openInvitation, acceptInvitation, inviteAgain } = waitlistEndpoints;

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ roles: ['system_admin'] });
  await world.call(admin, settingsEndpoints.change, { body: { betaMode: true, reason } });
});
afterAll(() => world.close());

const statusesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, next) => one - next);

const isInside = async (person: Person): Promise<boolean> => {
  const { member } = await world.call(person, accountEndpoints.me);
  const { betaMode } = await world.call(undefined, settingsEndpoints.read);
  return settingsPolicy.passBetaGate(member ?? undefined, betaMode);
};
const entryOf = async (email: string) =>
  (await world.call(admin, list, { query: { search: email } })).entries[0];
const open = (token: string) => world.send(undefined, openInvitation, { body: { token } });

describe('who was invited', () => {
  it('is inside the beta once the address is confirmed, and the link is used up', async () => {
    const { email, token } = await invitedPerson(world, admin);
    expect((await open(token)).json()).toEqual({ email, hasAccount: false });
    const person = await joinWith(world, email);
    expect(await isInside(person)).toBe(true);
    expect(await entryOf(email)).toMatchObject({ state: 'joined', joinedAt: expect.any(Date) });
    expect((await open(token)).statusCode).toBe(410);
    const again = await world.refusal(person, acceptInvitation, { body: { token } });
    expect(again.code).toBe('invitationSpent');
    const [act] = await world.db
      .selectFrom('audit_log')
      .select(['actor_id', 'reason'])
      .where('action', '=', 'account.beta_given')
      .where('subject_id', '=', person.id)
      .execute();
    expect(act).toEqual({ actor_id: null, reason: 'Invited from the waitlist' });
  });

  it('is inside with the account there was before, by signing in and using the link', async () => {
    const member = await world.person();
    const { token } = await invitedPerson(world, admin, member.email);
    expect((await open(token)).json()).toEqual({ email: member.email, hasAccount: true });
    expect(await isInside(member)).toBe(false);
    const answers = await Promise.all(
      [1, 2, 3].map(() => world.send(member, acceptInvitation, { body: { token } })),
    );
    expect(statusesOf(answers)).toEqual([204, 410, 410]);
    expect(await isInside(member)).toBe(true);
  });

  it('cannot be let in after the invitation has ended, until there is a new one', async () => {
    const member = await world.person();
    const { id, token } = await invitedPerson(world, admin, member.email);
    const late = await invitedPerson(world, admin);
    world.turnClock(WAITLIST_INVITATION_DAYS * 24 * 60 + 1);
    admin = await world.enter(admin.id, admin.email);
    const back = await world.enter(member.id, member.email);
    expect((await open(token)).statusCode).toBe(410);
    expect((await world.refusal(back, acceptInvitation, { body: { token } })).status).toBe(410);
    expect(await entryOf(member.email)).toMatchObject({ state: 'expired' });
    expect(await isInside(await joinWith(world, late.email))).toBe(false);
    const again = { params: { signupId: id }, body: { invitations: 1, reason } };
    await world.call(admin, inviteAgain, again);
    const newer = await invitationTo(world, member.email);
    await world.call(back, acceptInvitation, { body: { token: newer } });
    expect(await isInside(back)).toBe(true);
  });
});

describe('nobody else', () => {
  it('gains by a link that was sent to another address', async () => {
    const { email, token } = await invitedPerson(world, admin);
    const thief = await world.person();
    const refusal = await world.refusal(thief, acceptInvitation, { body: { token } });
    expect(refusal).toMatchObject({ code: 'invitedOtherAddress', status: 409 });
    expect(await isInside(thief)).toBe(false);
    const stranger = await joinWith(world, `not.${email}`);
    expect(await isInside(stranger)).toBe(false);
    // And the one it was sent to still comes in.
    expect(await isInside(await joinWith(world, email))).toBe(true);
  });

  it('is inside for waiting alone', async () => {
    const { email } = await waitingPerson(world);
    expect(await isInside(await joinWith(world, email))).toBe(false);
  });

  it('learns anything from a made-up link', async () => {
    for (const token of ['made-up', 'x'.repeat(200)])
      expect((await open(token)).statusCode).toBe(410);
    expect((await open('')).statusCode).toBe(400);
    expect((await open('x'.repeat(201))).statusCode).toBe(400);
  });
});

describe('a child', () => {
  const year = () => world.clock().getUTCFullYear() - 9;

  it('whom an invited parent adds is inside with the parent', async () => {
    const inside = await joinWith(world, (await invitedPerson(world, admin)).email);
    const outside = await world.person({ userType: 'parent' });
    for (const [nth, parent] of [inside, outside].entries()) {
      const username = nth === 0 ? 'rosie_inside' : 'rosie_outside';
      await world.call(parent, familyEndpoints.addChild, {
        body: {
          firstName: 'Rosie',
          birthMonth: 1,
          birthYear: year(),
          username,
          password: PASSWORD,
          relationship: 'parent',
          permissions: {},
          noticeRead: true,
        },
      });
      const signedIn = await world.send(undefined, accountEndpoints.signIn, {
        body: { email: username, password: PASSWORD },
      });
      const child = { id: signedIn.json().member.id, email: '', cookie: cookieOf(signedIn) };
      expect(await isInside(child)).toBe(parent === inside);
    }
  });

  it('whom somebody in the beta approves comes along, and nobody else’s child does', async () => {
    const inside = await joinWith(world, (await invitedPerson(world, admin)).email);
    expect(await isInside((await family(world, { guardian: inside })).child)).toBe(true);
    expect(await isInside((await family(world)).child)).toBe(false);
  });

  it('who was invited waits for the guardian as every child does', async () => {
    const { email } = await invitedPerson(world, admin);
    const applied = await world.send(undefined, accountEndpoints.signUpChild, {
      body: {
        email,
        username: 'invited_child',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        guardianEmail: 'guardian.of.invited@people.ribbon.test',
        clubId: null,
      },
    });
    const { member } = (await world.confirm(applied, email)).json();
    expect(member).toMatchObject({ status: 'awaiting_guardian', hasBetaAccess: true });
  });
});
