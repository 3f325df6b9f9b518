import type { Cast, Part } from '#testing/cast';
import { PASSWORD } from '#testing/world';
import type { Member } from '@ribbon/domain/accounts';
import type { Guardianship } from '@ribbon/domain/families';
import { NOBODY, type Scene } from './case.ts';

export const passwords = { password: PASSWORD, confirmPassword: PASSWORD };

let made = 0;
/** An address and a name that nobody has taken. */
export const newcomer = () => {
  made += 1;
  return { email: `matrix${made}@people.ribbon.test`, username: `matrix${made}` };
};

export const idOf = ({ cast, part }: Scene): string =>
  part === 'visitor' ? NOBODY : cast[part].id;

export const child = (cast: Cast) => ({ childId: cast['approved child'].id });

/** The parent is the approved child's main guardian, and verified; everybody else is nobody to the child. */
export const guardian = (may: (link: Guardianship) => boolean) => (_: Member, part: Part) =>
  part === 'parent' &&
  may({ role: 'primary', childAgeBand: 'under13', isVerified: true, isOpen: true });

export async function usernameOf({ world }: Scene, id: string): Promise<string> {
  const row = await world.db
    .selectFrom('athlete_profiles')
    .select('username')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.username ?? 'nobody';
}

/** An adult nobody knows and everybody can see. */
export async function stranger({ world, part }: Scene): Promise<string> {
  if (part === 'visitor') return NOBODY;
  const { id } = await world.person();
  await world.db
    .updateTable('athlete_profiles')
    .set({ feed_visibility: 'public' })
    .where('id', '=', id)
    .execute();
  return id;
}
