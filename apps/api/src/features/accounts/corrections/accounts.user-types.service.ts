import type { DB } from '#db/schema.generated';
import type { ModerationQueue } from '#features/moderation';
import type { QueueHolder } from '#platform/content/content';
import type { Clock } from '#platform/clock';
import type { DomainEvents } from '#platform/outbox/domain-events';
import { invalidate } from '#platform/realtime/realtime';
import type { SignedIn } from '#platform/session/session';
import {
  type SignUpType,
  type UserId,
  type UserTypeWish,
  correctionFaults,
  correctionPolicy,
} from '@ribbon/domain/accounts';
import { type Kysely, sql } from 'kysely';
import { accountRecords } from '../accounts.records.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  queue: ModerationQueue;
  domainEvents: DomainEvents;
  /** Ends friendships with minors whose reason has ended (rule 23). */
  recheck(tx: Kysely<DB>, people: readonly string[]): Promise<void>;
}

export type UserTypes = ReturnType<typeof userTypes>;

export const requestedTypeOf = async (
  db: Kysely<DB>,
  userId: UserId,
): Promise<SignUpType | null> => {
  const row = await db
    .selectFrom('user_type_wishes')
    .select('user_type')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.user_type ?? null;
};

/** Another kind of account: what its owner asks for, and a moderator agrees to. */
export function userTypes({ db, clock, queue, domainEvents, recheck }: Needs) {
  const thing = (id: UserId) => ({ kind: 'user_type', id }) as const;

  async function forget(tx: Kysely<DB>, userId: UserId): Promise<SignUpType | undefined> {
    const row = await tx
      .deleteFrom('user_type_wishes')
      .where('user_id', '=', userId)
      .returning('user_type')
      .executeTakeFirst();
    return row?.user_type;
  }

  /** Open pages of the person read it again. */
  async function changed(tx: Kysely<DB>, userId: UserId): Promise<void> {
    await invalidate(tx, `user:${userId}`, 'me');
    await invalidate(tx, `user:${userId}`, 'account-details');
  }

  const holder: QueueHolder = {
    lock: (tx, id) => accountRecords.lockProfile(tx, id as UserId),
    async decide(tx, id, approved) {
      const userId = id as UserId;
      const wished = await forget(tx, userId);
      if (wished === undefined) return;
      if (approved) {
        await accountRecords.setUserType(tx, userId, wished, clock());
        await recheck(tx, [userId]);
      }
      const change = approved ? 'type_changed' : 'type_kept';
      await domainEvents.publish(tx, 'account.changed', { userId, change });
      await changed(tx, userId);
    },
    text: (id) => sql`
      select 'From ' || replace(profile.user_type, '_', ' ') || ' to '
        || replace(request.user_type, '_', ' ')
      from user_type_wishes request join athlete_profiles profile on profile.id = request.user_id
      where request.user_id = ${id}`,
  };

  return {
    holder,

    wish: (actor: SignedIn, { userType }: UserTypeWish): Promise<void> =>
      db.transaction().execute(async (tx) => {
        if (!correctionPolicy.type(actor, userType)) throw correctionFaults.typeIsFixed();
        await accountRecords.lockProfile(tx, actor.id);
        await forget(tx, actor.id);
        await queue.withdraw(tx, thing(actor.id));
        await changed(tx, actor.id);
        if (userType === actor.userType) return;
        await tx
          .insertInto('user_type_wishes')
          .values({ user_id: actor.id, user_type: userType, created_at: clock() })
          .execute();
        await queue.add(tx, {
          ...thing(actor.id),
          authorId: actor.id,
          reason: 'user_type',
          priority: 0,
        });
      }),
  };
}
