import type { DB } from '#db/schema.generated';
import { authorize, reveal } from '#platform/guards';
import type { ClubId, Member } from '@ribbon/domain/accounts';
import { clubPolicy } from '@ribbon/domain/clubs';
import type { Kysely } from 'kysely';
import { manageStore } from './manage.store.ts';

export type ClubAccess = ReturnType<typeof clubAccess>;

/** Who may look into a club and change it; asked by everything that administers one. */
export const clubAccess = ({ db }: { db: Kysely<DB> }) => {
  const mayManage = async (actor: Member, clubId: ClubId): Promise<boolean> =>
    clubPolicy.manage(actor, { isAdmin: await manageStore.isAdmin(db, clubId, actor.id) });
  return {
    mayManage,
    /** What is not one's own club's is not there. */
    see: async (actor: Member, clubId: ClubId): Promise<void> => {
      reveal(clubId, await mayManage(actor, clubId));
    },
    act: async (actor: Member, clubId: ClubId): Promise<void> =>
      authorize(await mayManage(actor, clubId)),
  };
};
