import type { Person, World } from './world.ts';

/** Without quiet hours, so that a minor's mails come whatever time it is when the test runs. */
export async function keepAwake(world: World, { id }: Pick<Person, 'id'>): Promise<void> {
  await world.db.insertInto('quiet_hours').values({ user_id: id, is_enabled: false }).execute();
}
