import type { DB } from '#db/schema.generated';
import { likeAddress } from '#db/queries/search';
import { microsOf, olderThan } from '#platform/http/keyset';
import type { UserId } from '@ribbon/domain/accounts';
import type {
  WaitlistEntry,
  WaitlistFigures,
  WaitlistId,
  WaitlistQuery,
  WaitlistState,
} from '@ribbon/domain/waitlist';
import { type Kysely, type RawBuilder, sql } from 'kysely';

export type WaitlistRow = WaitlistEntry & { sortKey: number };

/** The address has refused our mails for good, so the person does not know of the invitation. */
const REFUSED = sql`exists (select from refused_addresses refused where refused.email = lower(signup.email))`;

/** An unused invitation expires when its time is over. */
const stateAt = (now: Date) => sql<WaitlistState>`case
  when signup.state = 'invited' and ${REFUSED} then 'bounced'
  when signup.state = 'invited' and signup.invitation_expires_at <= ${now} then 'expired' else signup.state end`;

function stateIs(state: WaitlistState, now: Date): RawBuilder<unknown> {
  if (state === 'bounced') return sql`signup.state = 'invited' and ${REFUSED}`;
  if (state === 'invited') {
    return sql`signup.state = 'invited' and signup.invitation_expires_at > ${now} and not ${REFUSED}`;
  }
  if (state === 'expired') {
    return sql`signup.state = 'invited' and signup.invitation_expires_at <= ${now} and not ${REFUSED}`;
  }
  return sql`signup.state = ${sql.lit(state)}`;
}

interface Invitation {
  by: UserId;
  at: Date;
  expiresAt: Date;
}

export const waitlistStore = {
  async page(
    db: Kysely<DB>,
    { search, userType, state, cursor }: WaitlistQuery,
    { limit, now }: { limit: number; now: Date },
  ): Promise<WaitlistRow[]> {
    const conditions = [
      olderThan(cursor, { at: 'signup.created_at', id: 'signup.id' }),
      ...(search === '' ? [] : [sql`signup.email like ${likeAddress(search)}`]),
      ...(userType ? [sql`signup.user_type = ${sql.lit(userType)}`] : []),
      ...(state ? [stateIs(state, now)] : []),
    ];
    const { rows } = await sql<WaitlistRow>`
      select signup.id, signup.email, signup.user_type as "userType", ${stateAt(now)} as state,
        signup.created_at as "createdAt", signup.confirmed_at as "confirmedAt", signup.invited_at as "invitedAt",
        signup.invitation_expires_at as "expiresAt", signup.joined_at as "joinedAt", signup.invitations,
        ${microsOf('signup.created_at')} as "sortKey"
      from waitlist_signups signup where ${sql.join(conditions, sql` and `)}
      order by signup.created_at desc, signup.id desc limit ${limit}`.execute(db);
    return rows;
  },

  async figures(db: Kysely<DB>, now: Date): Promise<WaitlistFigures> {
    const { rows } = await sql<{ state: WaitlistState; count: number }>`
      select ${stateAt(now)} as state, count(*)::int as count from waitlist_signups signup
      group by 1`.execute(db);
    const counted = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    return {
      unconfirmed: 0,
      waiting: 0,
      invited: 0,
      bounced: 0,
      expired: 0,
      joined: 0,
      ...counted,
    };
  },

  /**
   * The people who have waited longest, without those another administrator is inviting at this
   * moment.
   */
  first: (count: number, userType: string | undefined) => sql`
    select id from waitlist_signups
    where state = 'waiting' and (${userType ?? null}::text is null or user_type = ${userType ?? null})
    order by confirmed_at, id limit ${count} for update skip locked`,

  /**
   * Locked in one order, so that two admins who choose the same people wait for each other without
   * a deadlock.
   */
  chosen: (ids: readonly WaitlistId[]) => sql`
    select id from waitlist_signups where state = 'waiting' and id = any(${ids}::uuid[])
    order by confirmed_at, id for update`,

  /** Chosen and locked once, before anything is written: a subquery might be asked anew for each row. */
  async invite(
    tx: Kysely<DB>,
    selection: RawBuilder<unknown>,
    { by, at, expiresAt }: Invitation,
  ): Promise<WaitlistId[]> {
    const { rows } = await sql<{ id: WaitlistId }>`
      with chosen as materialized (${selection})
      update waitlist_signups signup set invited_at = ${at}, invited_by = ${by}, invitations = 1,
        invitation_expires_at = ${expiresAt}
      from chosen where signup.id = chosen.id and signup.state = 'waiting' returning signup.id`.execute(
      tx,
    );
    return rows.map(({ id }) => id);
  },

  /** The previous link ends at once; the next one is made with its mail. */
  async inviteAgain(
    tx: Kysely<DB>,
    id: WaitlistId,
    { by, at, expiresAt, seen }: Invitation & { seen: number },
  ): Promise<boolean> {
    const { rows } = await sql<{ id: string }>`
      update waitlist_signups set invited_at = ${at}, invited_by = ${by},
        invitations = invitations + 1, invitation_expires_at = ${expiresAt}, invitation_hash = null
      where id = ${id} and state = 'invited' and invitations = ${seen} returning id`.execute(tx);
    return rows.length > 0;
  },

  /** Undefined when there is no such entry. */
  async refusesMail(db: Kysely<DB>, id: WaitlistId): Promise<boolean | undefined> {
    const { rows } = await sql<{ isRefused: boolean }>`
      select ${REFUSED} as "isRefused" from waitlist_signups signup where signup.id = ${id}`.execute(
      db,
    );
    return rows[0]?.isRefused;
  },

  async remove(tx: Kysely<DB>, id: WaitlistId): Promise<boolean> {
    const row = await tx
      .deleteFrom('waitlist_signups')
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },
};
