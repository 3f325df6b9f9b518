import { type TestClub, clubIn } from '#testing/club';
import { sanctioned } from '#testing/decisions/sanctions';
import { type Person, type World, createWorld, linkIn } from '#testing/world';
import { calendarEndpoints } from '@ribbon/domain/calendar';
import { clubEndpoints, invitationEndpoints } from '@ribbon/domain/clubs';
import { contract } from '@ribbon/domain/contract';
import { friendEndpoints } from '@ribbon/domain/friends';
import type { Endpoint } from '@ribbon/domain/kernel';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let world: World;
let club: TestClub;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  club = await clubIn(world);
});
afterAll(() => world.close());

const suspend = (person: Person) => sanctioned(world, person.id, { kind: 'suspension' });

/** Endpoints that a secret opens without a session, and why each is safe in every state of an account. */
const BY_SECRET: Readonly<Record<string, string>> = {
  'accounts.finishChildSignUp': 'makes an account that waits for a guardian',
  'accounts.finishSignUp': 'makes an account; nothing of others is shown',
  'accounts.resetPassword': 'changes a password; the account stays as restricted as it was',
  'accounts.signInSecondStep': 'opens a session, which asks for standing at every call',
  'accounts.signInWithCard': 'opens a session, which asks for standing at every call',
  'accounts.signUp': 'makes an account; nothing of others is shown',
  'accounts.verifyEmail': 'proves an address; nothing of others is shown',
  'calendar.readFeed': 'asks for the owner’s standing, tested below',
  'families.decline': 'only refuses',
  'families.openRequest': 'shows a request to the guardian it was mailed to',
  'invitations.open': 'shows the public page of a club',
  'notifications.mailLine': 'names a kind of mail',
  'notifications.stopMails': 'only stops mails',
  'security.confirmEmailChange': 'confirms an address',
  'site.confirmWaitlist': 'confirms an address',
  'waitlist.openInvitation': 'shows the invited address to its owner',
};

it('every endpoint that answers to a secret without a session is on the list', () => {
  const takesSecret = ({ params, body }: Endpoint) =>
    /"(?:token|code|card)"/u.test(
      [params, body]
        .filter((schema) => schema !== undefined)
        .map((schema) =>
          JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
        )
        .join(''),
    );
  const found = Object.entries(contract).flatMap(([slice, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>)
      .filter(([, endpoint]) => endpoint.access === 'anyone' && takesSecret(endpoint))
      .map(([name]) => `${slice}.${name}`),
  );
  expect(found.toSorted()).toEqual(Object.keys(BY_SECRET).toSorted());
});

describe('the secret calendar feed of a coach', () => {
  async function coachWithFeed() {
    const coach = await world.person({ userType: 'coach' });
    await club.join(coach, 'coach');
    await club.event({ title: 'Ribbon class', location: 'Hall 7' });
    const { address } = await world.call(coach, calendarEndpoints.openFeed, {
      body: { clubId: null },
    });
    const read = () => world.app.inject(new URL(address).pathname);
    expect((await read()).body).toContain('Hall 7');
    return { coach, read };
  }

  it('tells nothing while the coach is suspended, and again once that is over', async () => {
    const { coach, read } = await coachWithFeed();
    await suspend(coach);
    const answer = await read();
    expect([answer.statusCode, answer.body.includes('Hall 7')]).toEqual([404, false]);
    await world.db
      .updateTable('account_sanctions')
      .set({ lifted_at: world.clock() })
      .where('user_id', '=', coach.id)
      .execute();
    expect((await read()).statusCode).toBe(200);
  });

  it('tells nothing while the account is about to be deleted', async () => {
    const { coach, read } = await coachWithFeed();
    await world.db
      .updateTable('athlete_profiles')
      .set({ status: 'deleting' })
      .where('id', '=', coach.id)
      .execute();
    expect((await read()).statusCode).toBe(404);
  });

  it('tells nothing of a club that the coach has left', async () => {
    const { coach, read } = await coachWithFeed();
    await world.call(coach, clubEndpoints.leave, { params: { clubId: club.id } });
    expect((await read()).body).not.toContain('Hall 7');
  });
});

describe('an invitation from an administrator who is suspended', () => {
  it('confirms nobody: the club decides again', async () => {
    const email = 'invited@people.ribbon.test';
    const guest = await world.person({ email });
    await world.call(club.admin, invitationEndpoints.create, {
      params: { clubId: club.id },
      body: { email, role: 'member' },
    });
    const [mail] = await world.mailsTo(email);
    const token =
      linkIn(mail ?? { text: '' })
        .pathname.split('/')
        .at(-1) ?? '';
    await suspend(club.admin);
    const answer = await world.call(guest, invitationEndpoints.accept, { body: { token } });
    expect(answer.status).toBe('joined');
  });
});

describe('the friend code of a young person', () => {
  it('leads nowhere while its owner is suspended', async () => {
    const year = world.clock().getUTCFullYear();
    const [owner, friend] = [
      await world.person({ birthYear: year - 14 }),
      await world.person({ birthYear: year - 15 }),
    ];
    const code = (await world.call(owner, friendEndpoints.code)).code?.code ?? '';
    await suspend(owner);
    const use = { body: { code } };
    expect((await world.refusal(friend, friendEndpoints.useCode, use)).message).toBe(
      'That friend code doesn’t work. Please check the four words.',
    );
  });
});
