import type { Person, World } from '#testing/world';
import { createWorld } from '#testing/world';
import type { UserId } from '@ribbon/domain/accounts';
import { afterAll, beforeAll } from 'vitest';

export const REASON = 'They asked us to';

/** A world with an administrator in it, and what the tests of this slice ask of it. */
export function accountsWorld() {
  const setting = {} as { world: World; admin: Person };
  beforeAll(async () => {
    setting.world = await createWorld();
    setting.admin = await setting.world.person({ roles: ['system_admin'] });
  });
  afterAll(() => setting.world.close());

  return {
    get world() {
      return setting.world;
    },
    get admin() {
      return setting.admin;
    },
    /** The same one, signed in anew. */
    set admin(admin: Person) {
      setting.admin = admin;
    },

    /** A child of nine, and who looks after it. */
    async family() {
      const { world } = setting;
      const guardian = await world.person({ userType: 'parent' });
      const birthYear = world.clock().getUTCFullYear() - 9;
      const child = await world.person({ userType: 'child_gymnast', birthYear });
      await world.db
        .insertInto('parental_relationships')
        .values({ parent_id: guardian.id, child_id: child.id, role: 'primary' })
        .execute();
      return { guardian, child };
    },

    async profileOf(id: UserId) {
      return setting.world.db
        .selectFrom('athlete_profiles')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    },

    /** What was written down about somebody, newest first. */
    async auditOf(id: UserId) {
      const rows = await setting.world.db
        .selectFrom('audit_log')
        .select(['action', 'reason', 'actor_id as by'])
        .where('subject_id', '=', id)
        .orderBy('id', 'desc')
        .execute();
      return rows;
    },

    /** The kinds of notifications that somebody has, newest first. */
    async notificationsOf(id: UserId) {
      await setting.world.worker.run();
      const rows = await setting.world.db
        .selectFrom('notifications')
        .select('type')
        .where('user_id', '=', id)
        .orderBy('created_at', 'desc')
        .execute();
      return rows;
    },
  };
}
