import { runPrepared } from '#db/prepared-statement';
import type { DB } from '#db/schema.generated';
import {
  isChildOf,
  isCoachOf,
  isCoachedBy,
  isGuardianOf,
  notBlocked,
  shareClub,
  shareFriend,
} from '#db/relations';
import {
  type AgeBand,
  type Member,
  type UserId,
  ageBandAt,
  isAdult,
} from '@ribbon/domain/accounts';
import type { Relation } from '@ribbon/domain/friends';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Friendship } from './pairs.store.ts';

/** Everything about somebody that decides whether one may ask them, or has. */
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

type Row = Relation &
  Pick<Facts, 'id' | 'isThere' | 'mayHaveFriends'> & {
    birthMonth: number | null;
    birthYear: number | null;
    friendship: (Omit<Friendship, 'respondedAt'> & { respondedAt: string | null }) | null;
  };

interface Between {
  isAdult: boolean;
  which: RawBuilder<unknown>;
  now: Date;
}

/**
 * Only the adult of the two can be the guardian, or the coach, of the other, and only among minors a
 * club or a friend that they share counts: what does not matter to the policy is not looked up.
 */
const factsFor = (viewer: UserId, { isAdult: grown, which, now }: Between) => {
  const areMinors = sql`not ${sql.lit(grown)} and age_band(p.birth_month, p.birth_year, ${now}) <> 'adult'`;
  return sql<Row>`
  select p.id, p.birth_month as "birthMonth", p.birth_year as "birthYear",
    p.status = 'active' and ${notBlocked(viewer, 'p.id')} as "isThere",
    age_band(p.birth_month, p.birth_year, ${now}) <> 'under13'
      or has_parental_permission(p.id, 'add_friends', ${now}) as "mayHaveFriends",
    ${areMinors} and ${shareClub(viewer, 'p.id')} as "sharesClub",
    ${areMinors} and ${shareFriend(viewer, 'p.id')} as "sharesFriend",
    ${sql.lit(grown)} and ${isGuardianOf(viewer, 'p.id')}
      or not ${sql.lit(grown)} and ${isChildOf(viewer, 'p.id')} as "isGuardian",
    ${sql.lit(grown)} and ${isCoachOf(viewer, 'p.id')}
      or not ${sql.lit(grown)} and ${isCoachedBy(viewer, 'p.id')} as "isCoach",
    case when f.id is not null then json_build_object('id', f.id, 'requesterId', f.requester_id,
      'addresseeId', f.addressee_id, 'status', f.status, 'requesterGuardian', f.requester_guardian,
      'addresseeGuardian', f.addressee_guardian, 'origin', f.origin, 'respondedAt', f.responded_at)
    end as friendship
  from athlete_profiles p
  left join friendships f
    on least(f.requester_id, f.addressee_id) = least(p.id, ${viewer}::uuid)
    and greatest(f.requester_id, f.addressee_id) = greatest(p.id, ${viewer}::uuid)
  where ${which}`;
};

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
      `friend facts ${isOne} ${isAdult(viewer.ageBand)}`,
      (blank) =>
        factsFor(blank('viewer'), {
          isAdult: isAdult(viewer.ageBand),
          // For one person by an array, the database would make a new plan each time.
          which: isOne ? sql`p.id = ${blank('id')}` : sql`p.id = any(${blank('ids')}::uuid[])`,
          now: blank('now'),
        }),
      { viewer: viewer.id, id, ids, now },
    );
    return new Map(rows.map((row) => [row.id, factsOf(row, now)]));
  },
};

const factsOf = (
  { id, isThere, mayHaveFriends, friendship, birthMonth, birthYear, ...relation }: Row,
  now: Date,
): Facts => ({
  id,
  isThere,
  mayHaveFriends,
  ageBand: ageBandAt({ birthMonth, birthYear }, now),
  relation,
  friendship: friendship
    ? {
        ...friendship,
        respondedAt: friendship.respondedAt ? new Date(friendship.respondedAt) : null,
      }
    : undefined,
});
