import type { DB } from '#db/schema.generated';
import {
  IS_ACTIVE_CLUB,
  isConfirmedCoach,
  isInGoodStanding,
  isLivingLink,
} from '#db/visibility/relations';
import type { UserId } from '@ribbon/domain/accounts';
import type { WaitingLinkId } from '@ribbon/domain/families';
import { type Kysely, sql } from 'kysely';

/** No more people hear of it than can be expected to know the young person. */
const TOLD_AT_MOST = 30;

export interface LinkToTell {
  youngId: UserId;
  adultId: UserId;
  takesEffectAt: Date;
  isSettled: boolean;
  /** The guardians; without any, the administrators and coaches of the club. */
  confirmers: UserId[];
}

/** Everyone a link concerns, for notifications and emails. */
export async function linkToTell(
  db: Kysely<DB>,
  linkId: WaitingLinkId,
): Promise<LinkToTell | undefined> {
  const { rows } = await sql<LinkToTell>`
    select waiting_link.child_id as "youngId", waiting_link.guardian_id as "adultId", waiting_link.takes_effect_at as "takesEffectAt",
      waiting_link.settled_at is not null as "isSettled",
      case when cardinality(guardian.ids) > 0 then guardian.ids else staff.ids end as confirmers
    from waiting_guardian_links waiting_link
    cross join lateral (select array(
      select guardian_link.parent_id from parental_relationships guardian_link
      where guardian_link.child_id = waiting_link.child_id and ${isLivingLink()}) as ids) guardian
    cross join lateral (select array(
      select distinct person.id from club_memberships own
      join clubs on clubs.id = own.club_id and ${IS_ACTIVE_CLUB}
      cross join lateral (
        select user_id as id from club_admins where club_id = own.club_id
        union all select user_id from club_memberships member where member.club_id = own.club_id
          and ${isConfirmedCoach()}) person
      where own.user_id = waiting_link.child_id and own.status = 'active'
        and person.id not in (waiting_link.child_id, waiting_link.guardian_id) and ${isInGoodStanding(sql.ref('person.id'))}
      limit ${TOLD_AT_MOST}) as ids) staff
    where waiting_link.id = ${linkId}`.execute(db);
  return rows[0];
}
