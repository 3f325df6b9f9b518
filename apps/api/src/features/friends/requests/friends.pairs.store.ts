import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { FriendOrigin, FriendshipId } from '@ribbon/domain/friends';
import { type Kysely, sql } from 'kysely';

export type GuardianWord = 'not_needed' | 'waiting' | 'approved' | 'declined';

export interface Friendship {
  id: FriendshipId;
  requesterId: UserId;
  addresseeId: UserId;
  status: 'pending' | 'accepted' | 'rejected';
  requesterGuardian: GuardianWord;
  addresseeGuardian: GuardianWord;
  origin: FriendOrigin;
  respondedAt: Date | null;
  /** How often it was declined. */
  noes: number;
}

const COLUMNS = [
  'id',
  'requester_id as requesterId',
  'addressee_id as addresseeId',
  'status',
  'requester_guardian as requesterGuardian',
  'addressee_guardian as addresseeGuardian',
  'origin',
  'responded_at as respondedAt',
  'noes',
] as const;

const ofPair = (one: UserId, other: UserId) =>
  sql<boolean>`least(requester_id, addressee_id) = least(${one}::uuid, ${other}::uuid)
    and greatest(requester_id, addressee_id) = greatest(${one}::uuid, ${other}::uuid)`;

/** The row between two people. */
export const pairStore = {
  /** The facts for notifications to the two people and their guardians. */
  async facts(db: Kysely<DB>, id: FriendshipId) {
    const { rows } = await sql<{
      from: UserId;
      to: UserId;
      status: string;
      /** Both may know of the friendship. */
      isOpen: boolean;
      byCode: boolean;
    }>`
      select requester_id as "from", addressee_id as "to", status,
        origin = 'friend_code' as "byCode",
        requester_guardian <> 'waiting' and addressee_guardian <> 'waiting' as "isOpen"
      from friendships where id = ${id}`.execute(db);
    return rows[0];
  },

  /**
   * Locks a pair: one thing at a time between two people, so that nobody is befriended at the
   * moment of blocking.
   */
  async lock(tx: Kysely<DB>, one: UserId, other: UserId): Promise<void> {
    const pair = [one, other].toSorted().join();
    await sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(tx);
  },

  async find(db: Kysely<DB>, one: UserId, other: UserId): Promise<Friendship | undefined> {
    const row = await db
      .selectFrom('friendships')
      .select(COLUMNS)
      .where(ofPair(one, other))
      .executeTakeFirst();
    return row as Friendship | undefined;
  },

  async byId(db: Kysely<DB>, id: string): Promise<Friendship | undefined> {
    const row = await db
      .selectFrom('friendships')
      .select(COLUMNS)
      .where('id', '=', id)
      .executeTakeFirst();
    return row as Friendship | undefined;
  },

  /** The friendship, if both accounts can be used. */
  async usable(db: Kysely<DB>, id: FriendshipId): Promise<Friendship | undefined> {
    const row = await db
      .selectFrom('friendships')
      .select(COLUMNS)
      .where('id', '=', id)
      .where(
        sql<boolean>`not exists (select from athlete_profiles profile
          where profile.id in (requester_id, addressee_id) and profile.status <> 'active')`,
      )
      .executeTakeFirst();
    return row as Friendship | undefined;
  },

  /** Requests of and to a child that wait for an answer; a guardian needs no permission to ask. */
  async pendingOf(tx: Kysely<DB>, childId: UserId): Promise<Friendship[]> {
    const rows = await tx
      .selectFrom('friendships')
      .select(COLUMNS)
      .where('status', '=', 'pending')
      .where('origin', '<>', 'guardian')
      .where((eb) => eb.or([eb('requester_id', '=', childId), eb('addressee_id', '=', childId)]))
      .forUpdate()
      .execute();
    return rows as Friendship[];
  },

  async insert(
    tx: Kysely<DB>,
    asked: Omit<Friendship, 'id' | 'status' | 'respondedAt'> & { at: Date },
  ): Promise<FriendshipId> {
    const { id } = await tx
      .insertInto('friendships')
      .values({
        requester_id: asked.requesterId,
        addressee_id: asked.addresseeId,
        requester_guardian: asked.requesterGuardian,
        addressee_guardian: asked.addresseeGuardian,
        origin: asked.origin,
        noes: asked.noes,
        created_at: asked.at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id as FriendshipId;
  },

  async respond(
    tx: Kysely<DB>,
    id: FriendshipId,
    status: 'accepted' | 'rejected',
    at: Date,
  ): Promise<void> {
    await tx
      .updateTable('friendships')
      .set((eb) => ({
        status,
        responded_at: at,
        noes: status === 'rejected' ? eb('noes', '+', 1) : 0,
      }))
      .where('id', '=', id)
      .execute();
  },

  async setGuardian(
    tx: Kysely<DB>,
    id: FriendshipId,
    side: 'requester' | 'addressee',
    word: GuardianWord,
  ): Promise<void> {
    await tx
      .updateTable('friendships')
      .set(side === 'requester' ? { requester_guardian: word } : { addressee_guardian: word })
      .where('id', '=', id)
      .execute();
  },

  async remove(tx: Kysely<DB>, id: FriendshipId): Promise<void> {
    await tx.deleteFrom('friendships').where('id', '=', id).execute();
  },
};
