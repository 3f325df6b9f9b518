import { PASSWORD, type Person, type World, cookieOf, linkIn } from './world.ts';
import { accountEndpoints } from '@ribbon/domain/accounts';
import type { WaitlistUserType } from '@ribbon/domain/site';
import { type WaitlistId, waitlistEndpoints } from '@ribbon/domain/waitlist';

let made = 0;

/** Somebody whose place on the waitlist is confirmed; each later than the one before. */
export async function waitingPerson(
  { db, clock }: World,
  { userType = 'parent', email }: { userType?: WaitlistUserType; email?: string } = {},
): Promise<{ id: WaitlistId; email: string }> {
  made += 1;
  const address = email ?? `waiting${made}@people.ribbon.test`;
  const at = new Date(clock().getTime() - 1_000_000 + made);
  const { id } = await db
    .insertInto('waitlist_signups')
    .values({ email: address, user_type: userType, created_at: at, confirmed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: id as WaitlistId, email: address };
}

const isInvitation = ({ subject }: { subject: string }) => subject.startsWith('We’re open');

/** The invitations that an address got, the newest first. */
export const invitationsTo = async (world: World, email: string) =>
  (await world.mailsTo(email)).filter(isInvitation);

/** The secret of the newest invitation. */
export async function invitationTo(world: World, email: string): Promise<string> {
  const [mail] = await invitationsTo(world, email);
  return linkIn(mail ?? { text: '' }).searchParams.get('token') ?? '';
}

/** Waits, and is invited by this administrator; gives the secret of the link. */
export async function invitedPerson(world: World, admin: Person, email?: string) {
  const person = await waitingPerson(world, email === undefined ? {} : { email });
  await world.call(admin, waitlistEndpoints.inviteChosen, {
    body: { ids: [person.id], reason: 'There is room' },
  });
  return { ...person, token: await invitationTo(world, person.email) };
}

/** Signs up with an address and opens the mail that confirms it. */
export async function joinWith(world: World, email: string): Promise<Person> {
  made += 1;
  const applied = await world.send(undefined, accountEndpoints.signUp, {
    body: {
      email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      username: `arrival${made}`,
      fullName: 'Nadia Newcomer',
      birthMonth: 3,
      birthYear: 1990,
      country: 'United Kingdom',
      userType: 'parent',
      clubId: null,
    },
  });
  const confirmed = await world.confirm(applied, email);
  return { id: confirmed.json().member.id, email, cookie: cookieOf(confirmed) };
}
