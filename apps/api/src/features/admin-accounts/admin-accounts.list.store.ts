import { answersForOthers, hasGuardian } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import { likeAddress, likeWords } from '#db/queries/search';
import { microsOf, olderThan, pageOf } from '#platform/http/keyset';
import {
  type AccountStatus,
  type BirthDate,
  type Role,
  type UserId,
  type UserType,
  ageBandAt,
  isChild,
} from '@ribbon/domain/accounts';
import {
  ACCOUNTS_PER_PAGE,
  type AccountFilter,
  type AccountState,
  type AdminAccount,
  type GuardianState,
} from '@ribbon/domain/admin-accounts';
import { type Kysely, type RawBuilder, sql } from 'kysely';

interface Row extends BirthDate {
  id: UserId;
  username: string;
  fullName: string | null;
  email: string | null;
  userType: UserType;
  status: AccountStatus;
  restriction: 'limit' | 'suspension' | null;
  isVerified: boolean;
  hasBetaAccess: boolean;
  roles: Role[];
  createdAt: Date;
  sortKey: number;
}

/** The weightiest that holds now. */
const restrictionAt = (now: Date) => sql`(
  select max(sanction.kind) from account_sanctions sanction
  where sanction.user_id = profile.id and sanction.kind in ('limit', 'suspension') and sanction.lifted_at is null
    and (sanction.until_at is null or sanction.until_at > ${now}))`;

const columns = (now: Date) => sql`
  profile.id, profile.username, profile.full_name as "fullName", account.email, profile.user_type as "userType",
  profile.birth_month as "birthMonth", profile.birth_year as "birthYear", profile.status,
  ${restrictionAt(now)} as restriction, profile.is_verified as "isVerified",
  profile.has_beta_access as "hasBetaAccess", profile.created_at as "createdAt",
  array(select distinct role.role from user_roles role where role.user_id = profile.id and role.is_active) as roles,
  ${microsOf('profile.created_at')} as "sortKey"`;

/** Of a child under 13 no name and no address: those open with a reason. */
function accountOf(row: Row, now: Date): AdminAccount {
  const { birthMonth, birthYear, status, restriction, ...found } = row;
  const { id, username, fullName, email, userType, isVerified } = found;
  const { hasBetaAccess, roles, createdAt } = found;
  const shown = { id, username, fullName, email, userType, isVerified };
  const ageBand = ageBandAt({ birthMonth, birthYear }, now);
  const hidden = isChild(ageBand) ? { fullName: null, email: null } : {};
  const state = stateOf(status, restriction);
  return { ...shown, ...hidden, hasBetaAccess, roles, createdAt, ageBand, state };
}

function stateOf(status: AccountStatus, restriction: Row['restriction']): AccountState {
  if (status !== 'active' || restriction === null) return status;
  return restriction === 'limit' ? 'limited' : 'suspended';
}

export const accountListStore = {
  async page(db: Kysely<DB>, filter: AccountFilter, now: Date) {
    const { rows } = await sql<Row>`
      select ${columns(now)} from athlete_profiles profile join users account on account.id = profile.id
      where ${sql.join(conditions(filter, now), sql` and `)}
        and ${olderThan(filter.cursor, { at: 'profile.created_at', id: 'profile.id' })}
      order by profile.created_at desc, profile.id desc limit ${ACCOUNTS_PER_PAGE + 1}`.execute(db);
    const { shown, next } = pageOf(rows, ACCOUNTS_PER_PAGE);
    return { accounts: shown.map((row) => accountOf(row, now)), next };
  },

  async one(db: Kysely<DB>, id: UserId, now: Date): Promise<AdminAccount | undefined> {
    const { rows } = await sql<Row>`
      select ${columns(now)} from athlete_profiles profile join users account on account.id = profile.id
      where profile.id = ${id}`.execute(db);
    return rows[0] && accountOf(rows[0], now);
  },
};

type Condition = RawBuilder<unknown>;

const band = (now: Date) => sql`age_band(profile.birth_month, profile.birth_year, ${now})`;

function conditions(filter: AccountFilter, now: Date): Condition[] {
  const { search, userType, role, ageBand, guardian, clubId, status, verified, beta } = filter;
  return [
    sql`true`,
    ...(search === '' ? [] : [matches(search, now)]),
    ...(userType ? [sql`profile.user_type = ${sql.lit(userType)}`] : []),
    ...(role
      ? [
          sql`profile.id in (select user_id from user_roles where role = ${sql.lit(role)} and is_active)`,
        ]
      : []),
    ...(ageBand ? [sql`${band(now)} = ${ageBand}`] : []),
    ...(guardian ? [guardianIs(guardian, now)] : []),
    ...(clubId
      ? [
          sql`profile.id in (select user_id from club_memberships
          where club_id = ${clubId} and status = 'active')`,
        ]
      : []),
    ...(status ? [stateIs(status, now)] : []),
    ...(verified
      ? [verified === 'yes' ? sql`profile.is_verified` : sql`not profile.is_verified`]
      : []),
    ...(beta
      ? [beta === 'yes' ? sql`profile.has_beta_access` : sql`not profile.has_beta_access`]
      : []),
  ];
}

/** Each part has its own index; a child under 13 is found by username only. */
const matches = (search: string, now: Date): Condition => sql`profile.id in (
    select id from athlete_profiles where status = 'active' and search_text like ${likeWords(search)}
    union all
    select id from athlete_profiles where status <> 'active' and search_text like ${likeWords(search)}
    union all
    select id from users where email like ${likeAddress(search)})
  and (${band(now)} <> 'under13' or searchable(profile.username) like ${likeWords(search)})`;

const HAS_GUARDIAN = sql`${hasGuardian(sql.ref('profile.id'))}`;

function guardianIs(state: GuardianState, now: Date): Condition {
  switch (state) {
    case 'waiting':
      return sql`profile.status = 'awaiting_guardian'`;
    case 'linked':
      return HAS_GUARDIAN;
    case 'none':
      return sql`${band(now)} <> 'adult' and profile.status <> 'awaiting_guardian' and not ${HAS_GUARDIAN}`;
    case 'guardian':
      return sql`${answersForOthers(sql.ref('profile.id'))}`;
    default:
      return state satisfies never;
  }
}

function stateIs(state: AccountState, now: Date): Condition {
  if (state === 'active') return sql`profile.status = 'active' and ${restrictionAt(now)} is null`;
  if (state !== 'limited' && state !== 'suspended') return sql`profile.status = ${sql.lit(state)}`;
  const kind = state === 'limited' ? 'limit' : 'suspension';
  return sql`profile.status = 'active' and profile.id in (select user_id from account_sanctions
      where kind in ('limit', 'suspension') and lifted_at is null)
    and ${restrictionAt(now)} = ${kind}`;
}
