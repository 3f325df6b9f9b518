import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { FILL } from './clubs.ts';

/** As many connections as Ribbon opens. */
const CONNECTIONS = 10;

/** What Ribbon asks the database for, asked by node-postgres alone. */
export function bareDriver(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS });
  // The database goes first at the end of a run.
  pool.on('error', () => undefined);
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

    clubsNear: ({ latitude, longitude }: Spot) =>
      pool.query<ClubsNear>({ name: 'clubs', text: CLUBS_NEAR, values: [latitude, longitude] }),

    /**
     * Has so many clubs in all, evenly spread around a spot over land that grows with their number,
     * and says how many lie within 50 km.
     */
    async fillClubs(total: number, { latitude, longitude }: Spot): Promise<number> {
      await pool.query(`delete from clubs where name like 'Bench %'`);
      await pool.query(FILL, [total, latitude, longitude]);
      await pool.query('vacuum (analyze) clubs');
      const { rows } = await pool.query<{ total: number }>(CLUBS_NEAR, [latitude, longitude]);
      return rows[0]?.total ?? 0;
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

interface ClubsNear {
  readonly total: number;
  readonly clubs: string;
  readonly end: object | null;
  readonly points: string;
  readonly morePoints: boolean;
}

interface Spot {
  readonly latitude: number;
  readonly longitude: number;
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

/** What Ribbon asks for the first page of a search (features/clubs/finder/clubs.finder.store.ts). */
const CLUBS_NEAR = `
  with origin as materialized (
    select earth_point($1::double precision, $2::double precision) as spot),
  hits as materialized (
    select c.id, c.name, c.city, c.latitude, c.longitude, c.is_claimed,
           earth_metres(c.earth, o.spot) as metres
    from origin o join clubs c on c.earth <@ earth_reach(o.spot, 50000)
    where c.deleted_at is null and earth_metres(c.earth, o.spot) <= 50000),
  page as materialized (select id, metres from hits order by metres, id limit 11),
  spots as materialized (
    select id, name, city, latitude, longitude, is_claimed from hits order by metres, id limit 501)
  select (select count(*)::integer from hits) as total,
    coalesce((select json_agg(entry) from (
      select json_build_object(
        'id', c.id, 'name', c.name, 'city', c.city, 'country', c.country, 'address', c.address,
        'description', c.description, 'phone', c.phone, 'email', c.email, 'website', c.website,
        'hours', c.hours, 'programs', c.programs, 'art', c.image_art,
        'imageId', c.image_id,
        'position', case when c.latitude is not null then
          json_build_object('latitude', c.latitude, 'longitude', c.longitude) end,
        'rating', c.rating, 'membersCount', c.members_count, 'isClaimed', c.is_claimed,
        'joinPolicy', case when c.status = 'approved' then c.join_policy else 'approval' end, 'distanceKm', round((p.metres / 1000)::numeric, 1)) as entry
      from page p join clubs c on c.id = p.id
      order by p.metres, p.id limit 10) t), '[]')::text as clubs,
    case when (select count(*) from page) > 10 then (
      select json_build_object('metres', p.metres, 'id', p.id) from page p
      order by p.metres, p.id offset 9 limit 1) end as "end",
    coalesce((select json_agg(entry) from (
      select json_build_object('id', s.id, 'name', s.name, 'city', s.city, 'latitude', s.latitude,
        'longitude', s.longitude, 'isClaimed', s.is_claimed) as entry
      from spots s limit 500) t), '[]')::text as points,
    (select count(*) from spots) > 500 as "morePoints"`;
