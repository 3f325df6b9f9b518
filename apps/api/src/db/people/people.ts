import {
  type AgeBand,
  type BirthDate,
  type UserId,
  ageBandAt,
  givenName,
  shownName,
} from '@ribbon/domain/accounts';
import type { Language } from '@ribbon/domain/kernel';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isInGoodStanding, isLivingLink } from '../visibility/relations.ts';
import type { DB } from '../schema.generated.ts';

/** A person who receives a notification or an email. */
export interface Recipient {
  readonly id: UserId;
  /** Null where there is none: then no mail is sent. */
  readonly email: string | null;
  readonly username: string;
  /** How a mail greets them: the first name where there is one. */
  readonly name: string;
  /** The name that others see. */
  readonly shown: string;
  readonly ageBand: AgeBand;
  readonly language: Language;
}

interface Row extends BirthDate {
  id: UserId;
  email: string | null;
  username: string;
  fullName: string | null;
  language: Language;
}

/** Whether an address has turned our mails away for good, and was not confirmed since. */
export async function isRefusedAddress(db: Kysely<DB>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('refused_addresses')
    .select('email')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** More people than this run neither a club nor the platform. */
const MOST = 50;

export type People = ReturnType<typeof peopleIn>;

/**
 * Finds people and the recipients of what happens to them: the one place that does so for
 * notifications and mails.
 */
export function peopleIn(db: Kysely<DB>, now: Date) {
  async function find(which: RawBuilder<unknown>): Promise<Recipient[]> {
    const { rows } = await sql<Row>`
      select account.id, account.email, profile.username, profile.full_name as "fullName",
        profile.birth_month as "birthMonth", profile.birth_year as "birthYear", profile.language
      from users account join athlete_profiles profile on profile.id = account.id ${which}`.execute(
      db,
    );
    return rows.map((row) => recipient(row, now));
  }

  return {
    async person(id: UserId): Promise<Recipient | undefined> {
      const [found] = await find(sql`where account.id = ${id}`);
      return found;
    },

    /** The account that has a proven address, if there is one. */
    async owner(email: string): Promise<Recipient | undefined> {
      const [found] = await find(sql`where account.email = ${email}`);
      return found;
    },

    /** The guardians of a child, or only the ones who may decide. */
    guardiansOf: (childId: UserId, { whoDecide = false } = {}): Promise<Recipient[]> =>
      find(sql`join parental_relationships guardian_link on guardian_link.parent_id = account.id
        where guardian_link.child_id = ${childId} and ${isLivingLink()}
          and (not ${whoDecide}::boolean or guardian_link.role <> 'view_only')
        order by guardian_link.role = 'primary' desc, guardian_link.created_at`),

    /** The administrators of a club who can answer; limited and suspended ones are left out. */
    clubAdmins: (clubId: string): Promise<Recipient[]> =>
      find(sql`join club_admins admin on admin.user_id = account.id
        where admin.club_id = ${clubId} and profile.status = 'active'
          and ${isInGoodStanding(sql.ref('admin.user_id'))} order by admin.created_at limit ${MOST}`),

    systemAdmins: (): Promise<Recipient[]> =>
      find(sql`where exists (select from user_roles role
          where role.user_id = account.id and role.role = 'system_admin' and role.is_active)
        order by account.email limit ${MOST}`),
  };
}

function recipient(
  { id, email, username, fullName, language, ...birth }: Row,
  now: Date,
): Recipient {
  const ageBand = ageBandAt(birth, now);
  return {
    id,
    email,
    username,
    name: fullName === null ? username : givenName(fullName),
    shown: shownName({ fullName, username, ageBand }),
    ageBand,
    language,
  };
}
