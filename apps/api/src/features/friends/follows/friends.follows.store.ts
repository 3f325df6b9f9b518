import { CARD, type CardRow } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { notBlocked } from '#db/visibility/relations';
import { isOpenProfile } from '#db/visibility/visibility';
import { microsOf, olderThan } from '#platform/http/keyset';
import { type AgeBand, type UserId, ageBandAt } from '@ribbon/domain/accounts';
import type { FollowKind } from '@ribbon/domain/friends';
import { type Kysely, sql } from 'kysely';

export interface FollowRow extends CardRow {
  id: string;
  since: Date;
  sortKey: number;
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
      select profile.birth_month as "birthMonth", profile.birth_year as "birthYear",
        ${isOpenProfile('profile', now)} as "isOpen"
      from athlete_profiles profile
      where profile.id = ${userId} and profile.status = 'active' and ${notBlocked(viewerId, 'profile.id')}`.execute(
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
        ? ['follow.followed_id', 'follow.follower_id']
        : ['follow.follower_id', 'follow.followed_id'];
    const { rows } = await sql<FollowRow>`
      select profile.id, follow.created_at as since, ${microsOf('follow.created_at')} as "sortKey", ${CARD}
      from follows follow join athlete_profiles profile on profile.id = ${sql.ref(other)} and profile.status = 'active'
      where ${sql.ref(own)} = ${userId} and ${notBlocked(userId, 'profile.id')}
        and age_band(profile.birth_month, profile.birth_year, ${now}) = 'adult'
        and ${olderThan(after, { at: 'follow.created_at', id: 'profile.id' })}
      order by follow.created_at desc, profile.id desc limit ${limit}`.execute(db);
    return rows;
  },
};
