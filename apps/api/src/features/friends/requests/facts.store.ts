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
import { type Kysely, sql } from 'kysely';
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
  ids: readonly UserId[];
  now: Date;
}

/** Only the adult of the two can be the guardian, or the coach, of the other. */
const factsFor = (viewer: UserId, { isAdult: grown, ids, now }: Between) => sql<Row>`
  select p.id, p.birth_month as "birthMonth", p.birth_year as "birthYear",
    p.status = 'active' and ${notBlocked(viewer, 'p.id')} as "isThere",
    age_band(p.birth_month, p.birth_year, ${now}) <> 'under13'
      or has_parental_permission(p.id, 'add_friends', ${now}) as "mayHaveFriends",
    ${shareClub(viewer, 'p.id')} as "sharesClub", ${shareFriend(viewer, 'p.id')} as "sharesFriend",
    ${grown}::boolean and ${isGuardianOf(viewer, 'p.id')}
      or not ${grown}::boolean and ${isChildOf(viewer, 'p.id')} as "isGuardian",
    ${grown}::boolean and ${isCoachOf(viewer, 'p.id')}
      or not ${grown}::boolean and ${isCoachedBy(viewer, 'p.id')} as "isCoach",
    case when f.id is not null then json_build_object('id', f.id, 'requesterId', f.requester_id,
      'addresseeId', f.addressee_id, 'status', f.status, 'requesterGuardian', f.requester_guardian,
      'addresseeGuardian', f.addressee_guardian, 'origin', f.origin, 'respondedAt', f.responded_at)
    end as friendship
  from athlete_profiles p
  left join friendships f
    on least(f.requester_id, f.addressee_id) = least(p.id, ${viewer}::uuid)
    and greatest(f.requester_id, f.addressee_id) = greatest(p.id, ${viewer}::uuid)
  where p.id = any(${ids}::uuid[])`;

export const factStore = {
  /** One query, however many people. Who does not exist is left out. */
  async of(
    db: Kysely<DB>,
    viewer: Pick<Member, 'id' | 'ageBand'>,
    ids: readonly UserId[],
    now: Date,
  ): Promise<Map<UserId, Facts>> {
    if (ids.length === 0) return new Map();
    const rows = await runPrepared(
      db,
      'friend facts',
      (blank) =>
        factsFor(blank('viewer'), {
          isAdult: blank('isAdult'),
          ids: blank('ids'),
          now: blank('now'),
        }),
      { viewer: viewer.id, isAdult: isAdult(viewer.ageBand), ids, now },
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
