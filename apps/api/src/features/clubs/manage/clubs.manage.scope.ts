import type { DB } from '#db/schema.generated';
import { authorize, reveal } from '#platform/http/guards';
import type { ClubId, Member } from '@ribbon/domain/accounts';
import { clubPolicy } from '@ribbon/domain/clubs';
import type { Kysely } from 'kysely';
import { teammateStore } from '../teammates/clubs.teammates.store.ts';
import { manageStore } from './clubs.manage.store.ts';

export type ClubAccess = ReturnType<typeof clubAccess>;

/** Decides who may see and change a club; used by everything that administers one. */
export const clubAccess = ({ db }: { db: Kysely<DB> }) => {
  const mayManage = async (actor: Member, clubId: ClubId): Promise<boolean> =>
    clubPolicy.manage(actor, { isAdmin: await manageStore.isAdmin(db, clubId, actor.id) });
  /** The administrators of the club and, with fewer rights, its confirmed coaches. */
  const staffOf = async (actor: Member, clubId: ClubId) => {
    const roles = await teammateStore.rolesIn(db, clubId, actor.id);
    const isStaff = roles.clubIsRun && clubPolicy.isStaff(actor, roles);
    return isStaff ? { isAdmin: clubPolicy.manage(actor, roles) } : undefined;
  };
  return {
    mayManage,
    staffOf,
    /** Hides a club the actor does not run, as if it did not exist. */
    see: async (actor: Member, clubId: ClubId): Promise<void> => {
      reveal(clubId, await mayManage(actor, clubId));
    },
    act: async (actor: Member, clubId: ClubId): Promise<void> =>
      authorize(await mayManage(actor, clubId)),
  };
};
