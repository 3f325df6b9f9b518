import type { DB } from '#db/schema.generated';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config/config';
import {
  type AgeBand,
  type ClubId,
  type UserId,
  ageBandAt,
  givenName,
  shownName,
} from '@ribbon/domain/accounts';
import type { InvitationId, MembershipId } from '@ribbon/domain/clubs';
import { type Kysely, sql } from 'kysely';
import { joinLink } from './invitations/invitations.service.ts';
import { invitationStore } from './invitations/invitations.store.ts';
import { membershipStore } from './memberships.store.ts';

interface Needs {
  db: Kysely<DB>;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
}

interface Reader {
  id: UserId;
  email: string;
  name: string;
}

export interface MembershipToMail {
  clubId: ClubId;
  clubName: string;
  status: string;
  /** Whom it is about, by the name that others see. */
  shown: string;
  person: Reader;
  ageBand: AgeBand;
}

export type ClubMailing = ReturnType<typeof clubMailing>;

/** For whoever sends mails: who is concerned, and links made at the moment they are sent. */
export const clubMailing = ({ db, clock, config }: Needs) => ({
  async membership(id: MembershipId): Promise<MembershipToMail | undefined> {
    const row = await membershipStore.toMail(db, id);
    if (row === undefined) return undefined;
    const { clubId, clubName, status, userId, email, fullName, username, ...birth } = row;
    const ageBand = ageBandAt(birth, clock());
    return {
      clubId,
      clubName,
      status,
      ageBand,
      shown: shownName({ fullName, username, ageBand }),
      person: { id: userId, email, name: fullName === null ? username : givenName(fullName) },
    };
  },

  /** Those who run the club and can answer. */
  async adminsOf(clubId: ClubId): Promise<Reader[]> {
    const { rows } = await sql<Reader>`
      select u.id, u.email, coalesce(given_name(p.full_name), p.username) as name
      from club_admins a join users u on u.id = a.user_id join athlete_profiles p on p.id = u.id
      where a.club_id = ${clubId} and p.status = 'active' order by a.created_at`.execute(db);
    return rows;
  },

  /** The invitation, while it is open. */
  invitation: (id: InvitationId) => invitationStore.toMail(db, id, clock()),

  invitationLink: async (id: InvitationId): Promise<string> =>
    joinLink(config, await invitationStore.renewSecret(db, id)),
});
