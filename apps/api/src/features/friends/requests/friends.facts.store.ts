import { runPrepared } from '#db/queries/prepared-statement';
import type { DB } from '#db/schema.generated';
import {
  PAIR_IS_IN_COMMUNITY,
  isChildOf,
  isCoachOf,
  isCoachedBy,
  isGuardianOf,
  notBlocked,
  shareClub,
  shareFriend,
} from '#db/visibility/relations';
import { bandOf, monthAt } from '#db/visibility/visibility';
import {
  type AgeBand,
  type BirthDate,
  type Member,
  type UserId,
  ageBandAt,
  isAdult,
} from '@ribbon/domain/accounts';
import type { Relation } from '@ribbon/domain/friends';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Friendship } from './friends.pairs.store.ts';

/** Everything about a person that decides whether the viewer may ask them, or has asked. */
export interface Facts {
  id: UserId;
  ageBand: AgeBand;
  /** Has an account that can be used, and neither has blocked the other. */
  isThere: boolean;
  /** Under 13 a guardian has to allow friends at all. */
  mayHaveFriends: boolean;
  relation: Omit<Relation, 'hasCode'>;
  friendship: Friendship | undefined;
}

/** The facts as one column of a statement brings them. */
export type FactsColumn = Relation &
  Pick<Facts, 'isThere' | 'mayHaveFriends'> & {
    friendship: (Omit<Friendship, 'respondedAt'> & { respondedAt: string | null }) | null;
  };

/** Somebody as a row has them, with the facts beside. */
export interface FriendshipFactsRow extends BirthDate {
  id: UserId;
  facts: FactsColumn;
}

interface Between {
  /** Whether the viewer is an adult. */
  isAdult: boolean;
  now: Date;
  /** The same moment, where it is filled into a statement later. */
  at?: Date;
  /** Whether neither has blocked the other, where the statement has looked that up already. */
  isVisible?: RawBuilder<boolean>;
  /** Both are; the statement then does not even hold what would be asked of minors. */
  areAdults?: boolean;
}

/**
 * What decides how the viewer stands to the `profile`, as one column. Only the adult of the two can
 * be the guardian, or the coach, of the other, and only among minors a club or a friend that they share
 * counts: what does not matter to the policy is not looked up.
 */
export function factsOf(
  viewer: string,
  {
    isAdult: grown,
    now,
    at = now,
    isVisible = notBlocked(viewer, 'profile.id'),
    areAdults,
  }: Between,
): RawBuilder<FactsColumn> {
  const band = bandOf('profile', now);
  const whereMinor = (tie: RawBuilder<boolean>) =>
    areAdults === true ? sql`false` : sql`(${band} <> 'adult' and ${tie})`;
  const whereAdult = (tie: RawBuilder<boolean>) => sql`(${band} = 'adult' and ${tie})`;
  const [isGuardian, isCoach] = grown
    ? [whereMinor(isGuardianOf(viewer, 'profile.id')), whereMinor(isCoachOf(viewer, 'profile.id'))]
    : [whereAdult(isChildOf(viewer, 'profile.id')), whereAdult(isCoachedBy(viewer, 'profile.id'))];
  const mayHaveFriends =
    areAdults === true
      ? sql`true`
      : sql`${band} <> 'under13' or has_parental_permission(profile.id, 'add_friends', ${at})`;
  const ofMinors = (tie: RawBuilder<boolean>) => (grown ? sql`false` : whereMinor(tie));
  return sql<FactsColumn>`json_build_object('isThere', profile.status = 'active' and ${isVisible},
    'mayHaveFriends', ${mayHaveFriends},
    'sharesClub', ${ofMinors(shareClub(viewer, 'profile.id'))},
    'sharesFriend', ${ofMinors(shareFriend(viewer, 'profile.id'))},
    'isGuardian', ${isGuardian}, 'isCoach', ${isCoach},
    'friendship', (select json_build_object('id', friendship.id, 'requesterId', friendship.requester_id,
        'addresseeId', friendship.addressee_id, 'status', friendship.status, 'requesterGuardian', friendship.requester_guardian,
        'addresseeGuardian', friendship.addressee_guardian, 'origin', friendship.origin, 'respondedAt', friendship.responded_at,
        'noes', friendship.noes)
      from friendships friendship
      where least(friendship.requester_id, friendship.addressee_id) = least(profile.id, ${viewer}::uuid)
        and greatest(friendship.requester_id, friendship.addressee_id) = greatest(profile.id, ${viewer}::uuid)
        and ${PAIR_IS_IN_COMMUNITY}))`;
}

const knownBy = (
  viewer: string,
  between: Between,
  which: RawBuilder<unknown>,
) => sql<FriendshipFactsRow>`
  select profile.id, profile.birth_month as "birthMonth", profile.birth_year as "birthYear",
    ${factsOf(viewer, between)} as facts
  from athlete_profiles profile where ${which}`;

export const factStore = {
  /** One query, however many people. Who does not exist is left out. */
  async of(
    db: Kysely<DB>,
    viewer: Pick<Member, 'id' | 'ageBand'>,
    ids: readonly UserId[],
    now: Date,
  ): Promise<Map<UserId, Facts>> {
    const [id, ...more] = ids;
    if (id === undefined) return new Map();
    const isOne = more.length === 0;
    const rows = await runPrepared(
      db,
      // Whether one is an adult stands in the text: a plan that has to do for both is dear.
      `friend facts ${isOne} ${isAdult(viewer.ageBand)} ${monthAt(now)}`,
      (blank) =>
        knownBy(
          blank('viewer'),
          { isAdult: isAdult(viewer.ageBand), now, at: blank('now') },
          // For one person by an array, the database would make a new plan each time.
          isOne ? sql`profile.id = ${blank('id')}` : sql`profile.id = any(${blank('ids')}::uuid[])`,
        ),
      { viewer: viewer.id, id, ids, now },
    );
    return new Map(rows.map((row) => [row.id, factsIn(row, now)]));
  },
};

/** The facts of a row that has them in a column. */
export function factsIn({ id, facts, ...birth }: FriendshipFactsRow, now: Date): Facts {
  const { isThere, mayHaveFriends, friendship, ...relation } = facts;
  return {
    id,
    isThere,
    mayHaveFriends,
    ageBand: ageBandAt(birth, now),
    relation,
    friendship: friendship
      ? {
          ...friendship,
          respondedAt: friendship.respondedAt ? new Date(friendship.respondedAt) : null,
        }
      : undefined,
  };
}
