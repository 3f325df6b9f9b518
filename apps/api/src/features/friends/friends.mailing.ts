import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import {
  type AgeBand,
  type UserId,
  ageBandAt,
  givenName,
  shownName,
} from '@ribbon/domain/accounts';
import type { FriendshipId } from '@ribbon/domain/friends';
import { type Kysely, sql } from 'kysely';

interface Party {
  id: UserId;
  email: string;
  /** How a mail greets them. */
  name: string;
  /** The name that others see. */
  shown: string;
  ageBand: AgeBand;
}

interface PartyRow {
  id: UserId;
  email: string;
  fullName: string | null;
  username: string;
  birthMonth: number | null;
  birthYear: number | null;
}

interface Row extends PartyRow {
  isRequester: boolean;
  status: string;
  isOpen: boolean;
}

export interface FriendshipToMail {
  requester: Party;
  addressee: Party;
  status: string;
  /** Both may know of it. */
  isOpen: boolean;
}

export type FriendMailing = ReturnType<typeof friendMailing>;

/** For whoever sends mails: the two people of a friendship, if both accounts can be used. */
export const friendMailing = ({ db, clock }: { db: Kysely<DB>; clock: Clock }) => ({
  /** One person, if the account is there. */
  async party(id: UserId): Promise<Party | undefined> {
    const { rows } = await sql<PartyRow>`
      select u.id, u.email, p.full_name as "fullName", p.username, p.birth_month as "birthMonth",
        p.birth_year as "birthYear"
      from users u join athlete_profiles p on p.id = u.id where u.id = ${id}`.execute(db);
    return rows[0] && partyOf(rows[0], clock());
  },

  async friendship(id: FriendshipId): Promise<FriendshipToMail | undefined> {
    const { rows } = await sql<Row>`
      select u.id, u.email, p.full_name as "fullName", p.username, p.birth_month as "birthMonth",
        p.birth_year as "birthYear", f.requester_id = u.id as "isRequester", f.status,
        f.requester_guardian <> 'waiting' and f.addressee_guardian <> 'waiting' as "isOpen"
      from friendships f join users u on u.id in (f.requester_id, f.addressee_id)
      join athlete_profiles p on p.id = u.id and p.status = 'active'
      where f.id = ${id}`.execute(db);
    const now = clock();
    const requester = rows.find(({ isRequester }) => isRequester);
    const addressee = rows.find(({ isRequester }) => !isRequester);
    if (requester === undefined || addressee === undefined) return undefined;
    const { status, isOpen } = requester;
    return {
      requester: partyOf(requester, now),
      addressee: partyOf(addressee, now),
      status,
      isOpen,
    };
  },
});

function partyOf({ id, email, fullName, username, ...birth }: PartyRow, now: Date): Party {
  const ageBand = ageBandAt(birth, now);
  return {
    id,
    email,
    name: fullName === null ? username : givenName(fullName),
    shown: shownName({ fullName, username, ageBand }),
    ageBand,
  };
}
