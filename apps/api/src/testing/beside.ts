import { type Permission, familyEndpoints } from '@ribbon/domain/families';
import { clubIn } from './club.ts';
import { family, guardianLink } from './family.ts';
import type { Person, World } from './world.ts';

let adults = 0;

/** Somebody agrees to look after a child as well. */
export async function joins(
  world: World,
  child: Pick<Person, 'id'>,
  inviter: Person,
  role: 'full' | 'view_only' = 'full',
): Promise<Person> {
  adults += 1;
  const email = `beside${adults}@people.ribbon.test`;
  await world.call(inviter, familyEndpoints.inviteGuardian, {
    params: { childId: child.id },
    body: { email, role },
  });
  const adult = await world.person({ userType: 'parent', email });
  await world.call(adult, familyEndpoints.accept, {
    body: { ...(await guardianLink(world, email)), relationship: 'parent', noticeRead: true },
  });
  return adult;
}

export type Club = Awaited<ReturnType<typeof clubIn>>;

/** The club says whether it knows a guardian of one of its children in person. */
export const vouchedFor = (
  world: World,
  club: Club,
  pair: { child: Pick<Person, 'id'>; guardian: Person },
  known = true,
): Promise<unknown> =>
  world.call(club.admin, familyEndpoints.vouch, {
    params: { clubId: club.id },
    body: { childId: pair.child.id, guardianId: pair.guardian.id, known },
  });

/** A child with a second mailbox is its own main guardian; its mother, known to the club, stands beside. */
export async function beside(world: World, permissions: readonly Permission[] = []) {
  const club = await clubIn(world);
  const { child, guardian: fake } = await family(world, {
    permissions,
    age: 10,
    isVerified: false,
  });
  await club.join(child);
  const mother = await joins(world, child, fake);
  await vouchedFor(world, club, { child, guardian: mother });
  return { club, child, fake, mother };
}
