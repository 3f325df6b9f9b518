import { CARD, type CardRow } from '#db/cards';
import type { DB } from '#db/schema.generated';
import { notBlocked } from '#db/relations';
import { isOpenProfile } from '#db/visibility';
import { microsOf, olderThan } from '#platform/http/keyset';
import { type AgeBand, type UserId, ageBandAt } from '@ribbon/domain/accounts';
import type { FollowKind } from '@ribbon/domain/friends';
import { type Kysely, sql } from 'kysely';

export interface FollowRow extends CardRow {
  id: string;
  since: Date;
  micros: number;
}

export const followStore = {
  /** A person the viewer could follow; undefined when there is none that the viewer may see. */
  async person(
    db: Kysely<DB>,
    viewerId: UserId,
    userId: UserId,
    now: Date,
  ): Promise<{ ageBand: AgeBand; isOpen: boolean } | undefined> {
    const { rows } = await sql<{ birthMonth: number; birthYear: number; isOpen: boolean }>`
      select p.birth_month as "birthMonth", p.birth_year as "birthYear",
        ${isOpenProfile('p', now)} as "isOpen"
      from athlete_profiles p
      where p.id = ${userId} and p.status = 'active' and ${notBlocked(viewerId, 'p.id')}`.execute(
      db,
    );
    return rows[0] && { ageBand: ageBandAt(rows[0], now), isOpen: rows[0].isOpen };
  },

  async insert(tx: Kysely<DB>, followerId: UserId, followedId: UserId, at: Date): Promise<void> {
    await tx
      .insertInto('follows')
      .values({ follower_id: followerId, followed_id: followedId, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async remove(tx: Kysely<DB>, followerId: UserId, followedId: UserId): Promise<void> {
    await tx
      .deleteFrom('follows')
      .where('follower_id', '=', followerId)
      .where('followed_id', '=', followedId)
      .execute();
  },

  /** Neither follows the other any more. */
  async part(tx: Kysely<DB>, one: UserId, other: UserId): Promise<void> {
    const pair = [one, other];
    await tx
      .deleteFrom('follows')
      .where('follower_id', 'in', pair)
      .where('followed_id', 'in', pair)
      .execute();
  },

  /** Adults only: that a minor follows somebody is nobody else's business. */
  async page(
    db: Kysely<DB>,
    userId: UserId,
    {
      kind,
      after,
      now,
      limit,
    }: { kind: FollowKind; after: string | undefined; now: Date; limit: number },
  ): Promise<FollowRow[]> {
    const [own, other] =
      kind === 'followers'
        ? ['f.followed_id', 'f.follower_id']
        : ['f.follower_id', 'f.followed_id'];
    const { rows } = await sql<FollowRow>`
      select p.id, f.created_at as since, ${microsOf('f.created_at')} as micros, ${CARD}
      from follows f join athlete_profiles p on p.id = ${sql.ref(other)} and p.status = 'active'
      where ${sql.ref(own)} = ${userId} and ${notBlocked(userId, 'p.id')}
        and age_band(p.birth_month, p.birth_year, ${now}) = 'adult'
        and ${olderThan(after, { at: 'f.created_at', id: 'p.id' })}
      order by f.created_at desc, p.id desc limit ${limit}`.execute(db);
    return rows;
  },
};
