import { type UserId, accountEndpoints } from '@ribbon/domain/accounts';
import { type Permission, familyEndpoints } from '@ribbon/domain/families';
import { PASSWORD, type Person, type World, cookieOf, linkIn } from './world.ts';

let children = 0;

export interface WaitingChild {
  child: Person;
  username: string;
  guardianEmail: string;
}

/** A child who has signed up and confirmed its own address; the guardian has not answered. */
export async function waitingChild(world: World, guardianEmail?: string): Promise<WaitingChild> {
  children += 1;
  const email = `child${children}@people.ribbon.test`;
  const username = `child${children}`;
  const asked = guardianEmail ?? `guardian${children}@people.ribbon.test`;
  const applied = await world.send(undefined, accountEndpoints.signUpChild, {
    body: {
      email,
      username,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      guardianEmail: asked,
      clubId: null,
    },
  });
  if (applied.statusCode !== 204) throw new Error(`${username} was refused: ${applied.body}`);
  const opened = await world.confirm(applied, email);
  const child = { id: opened.json().member.id as UserId, email, cookie: cookieOf(opened) };
  return { child, username, guardianEmail: asked };
}

/** What the newest mail to a guardian leads to. */
export async function guardianLink(world: World, email: string) {
  const url = linkIn(await world.newestMailTo(email));
  return {
    childId: url.pathname.split('/').at(-1) as UserId,
    token: url.searchParams.get('token') ?? '',
  };
}

export const approvalForm = {
  fullName: 'Mia Lark Testfield',
  birthMonth: 12,
  country: 'United Kingdom',
  relationship: 'parent',
  noticeRead: true,
} as const;

interface Family extends WaitingChild {
  guardian: Person;
}

/** A child of nine whose guardian has said yes, to the account and to the permissions named. */
export async function family(
  world: World,
  {
    permissions = [],
    guardian,
    age = 9,
    isVerified = true,
  }: {
    permissions?: readonly Permission[];
    guardian?: Person;
    age?: number;
    isVerified?: boolean;
  } = {},
): Promise<Family> {
  const waiting = await waitingChild(world, guardian?.email);
  const parent =
    guardian ?? (await world.person({ userType: 'parent', email: waiting.guardianEmail }));
  await world.call(parent, familyEndpoints.approve, {
    body: {
      ...(await guardianLink(world, parent.email)),
      ...approvalForm,
      birthYear: world.clock().getUTCFullYear() - age - 1,
      permissions: Object.fromEntries(permissions.map((permission) => [permission, true])),
    },
  });
  if (isVerified) await verified(world, waiting.child);
  // Mails that wait together may come in any order; whatever is tested next should be the newest.
  await world.worker.run();
  return { ...waiting, guardian: parent };
}

/** What a guardian who was verified looks like; how that happens is its own test. */
export const asVerified = (world: World) =>
  ({ verified_at: world.clock(), verified_how: 'club' }) as const;

/** Everybody who looks after the child is verified. */
export async function verified(world: World, { id }: { id: UserId }): Promise<void> {
  await world.db
    .updateTable('parental_relationships')
    .set(asVerified(world))
    .where('child_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Somebody of this age, whose account is their own. */
export const youngPerson = (world: World, age = 14): Promise<Person> =>
  world.person({ birthYear: world.clock().getUTCFullYear() - age });

/** A young person asks an adult by mail, who says yes; whether that links them is another matter. */
export async function asksAdult(world: World, young: Person, adult: Person): Promise<void> {
  await world.call(young, familyEndpoints.inviteOwnGuardian, { body: { email: adult.email } });
  const link = await guardianLink(world, adult.email);
  await world.call(adult, familyEndpoints.accept, {
    body: { ...link, relationship: 'other', noticeRead: true },
  });
}

/** A link that is there, however it came about. */
export async function linked(
  world: World,
  young: { id: UserId },
  adult: { id: UserId },
  origin: 'approval' | 'teen_link' | 'co_guardian' = 'approval',
): Promise<void> {
  await world.db
    .insertInto('parental_relationships')
    .values({ parent_id: adult.id, child_id: young.id, role: 'full', origin, ...asVerified(world) })
    .execute();
}

/** An account that cannot be used, or can again. */
export async function putInto(
  world: World,
  { id }: { id: UserId },
  status: 'active' | 'paused' | 'deleting',
): Promise<void> {
  await world.db
    .updateTable('athlete_profiles')
    .set({ status, paused_at: status === 'paused' ? world.clock() : null })
    .where('id', '=', id)
    .execute();
}

export const usernameOf = async (world: World, { id }: { id: UserId }): Promise<string> =>
  (
    await world.db
      .selectFrom('athlete_profiles')
      .select('username')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).username;
