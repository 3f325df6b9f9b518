import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** As many connections as Ribbon opens. */
const CONNECTIONS = 10;

/** What Ribbon asks the database for, asked by node-postgres alone. */
export function bareDriver(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS });
  return {
    me: (token: string) => pool.query({ name: 'me', text: SESSION, values: [token] }),
    settings: () =>
      pool.query({
        name: 'settings',
        text: 'select setting_key, setting_value from site_settings',
      }),

    /** The same two rows in one transaction; the event is marked done, or Ribbon would mail it. */
    async waitlist(): Promise<void> {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const { rows } = await client.query<{ id: string }>({
          name: 'signup',
          text: SIGNUP,
          values: [`${randomUUID()}@driver.ribbon.test`, 'parent'],
        });
        await client.query({ name: 'event', text: EVENT, values: [{ signupId: rows[0]?.id }] });
        await client.query('commit');
      } finally {
        client.release();
      }
    },

    /** Waits for Ribbon's own mails: they must not disturb the next contender. */
    async whenMailed(): Promise<void> {
      const { rows } = await pool.query<{ waiting: boolean }>(
        'select exists (select from outbox_events where processed_at is null) as waiting',
      );
      if (rows[0]?.waiting !== true) return;
      await sleep(50);
      await this.whenMailed();
    },

    close: () => pool.end(),
  };
}

export type BareDriver = ReturnType<typeof bareDriver>;

const SESSION = `
  select s.id as session_id, s.expires_at, s.updated_at as touched_at,
         u.id, u.email, p.username, p.full_name, p.user_type, p.birth_month, p.birth_year,
         p.status, p.is_verified,
         coalesce((select json_agg(json_build_object('role', r.role, 'clubId', r.club_id))
                   from user_roles r where r.user_id = u.id and r.is_active), '[]') as roles
  from sessions s
  join users u on u.id = s.user_id
  join athlete_profiles p on p.id = u.id
  where s.token = $1`;

const SIGNUP = `
  insert into waitlist_signups (email, user_type) values ($1, $2)
  on conflict (email) do update set user_type = excluded.user_type returning id`;

const EVENT = `
  insert into outbox_events (event, subscriber, payload, processed_at)
  values ('waitlist.requested', 'bench', $1, now())`;
