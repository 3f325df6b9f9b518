import { openDatabase } from '#db/database';
import { pendingMigrations } from '#db/migrate';
import { type Kysely, sql } from 'kysely';
import { listenTo } from '../outbox/listener.ts';
import type { DB } from '#db/schema.generated';
import type { Check, Examined } from './check.ts';

const OLDEST = 15;
const EXTENSIONS = ['cube', 'pg_trgm', 'unaccent'];
/** A session ends, and a code of an authenticator is wrong, by clocks that differ more. */
const SECONDS_APART = 5;

/** The database that is somebody's own; the embedded one starts with the product. */
export function databaseChecks(config: Examined): Check[] {
  const { databaseUrl, listenDatabaseUrl } = config;
  if (databaseUrl === undefined) return [];
  const isPooled = listenDatabaseUrl !== undefined;
  const direct = listenDatabaseUrl ?? databaseUrl;
  const on =
    (url: string, options: { isPooled: boolean }, look: (db: Kysely<DB>) => Promise<string>) =>
    async () => {
      const { db, close } = openDatabase(url, { max: 1, ...options });
      try {
        return await look(db);
      } finally {
        await close();
      }
    };
  const there = (look: (db: Kysely<DB>) => Promise<string>) =>
    on(direct, { isPooled: false }, look);
  return [
    {
      name: 'Database',
      remedy: `PostgreSQL ${OLDEST} or newer has to answer at DATABASE_URL: is it running, and are host, port, name and password right?`,
      look: there(async (db) => {
        const { rows } = await sql<{ n: number; words: string }>`
          select current_setting('server_version_num')::int / 10000 as n,
            current_setting('server_version') as words`.execute(db);
        const [version] = rows;
        if (version === undefined || version.n < OLDEST)
          throw new Error(`PostgreSQL ${version?.words} is too old.`);
        return `PostgreSQL ${version.words}`;
      }),
    },
    ...(isPooled
      ? [
          {
            name: 'Pooler',
            remedy: 'PgBouncer has to answer at DATABASE_URL, in transaction mode.',
            look: on(databaseUrl, { isPooled: true }, async (db) => {
              await sql`select 1`.execute(db);
              return config.namedStatements ? 'with named statements' : 'without named statements';
            }),
          },
        ]
      : []),
    ...config.databaseReadUrls.map((url) => ({
      name: `Replica ${new URL(url).host}`,
      remedy:
        'DATABASE_READ_URLS names standbys of the database in DATABASE_URL, and nothing else. Until this one answers as a standby, the primary answers for it.',
      look: on(url, { isPooled }, async (db) => {
        const { rows } = await sql<{ isStandby: boolean }>`
          select pg_is_in_recovery() as "isStandby"`.execute(db);
        if (rows[0]?.isStandby !== true) throw new Error('It is no standby.');
        return 'a standby';
      }),
    })),
    {
      name: 'Writing',
      remedy:
        'The database takes no writes. A replica? Then DATABASE_URL has to be the address of the primary.',
      look: there(async (db) => {
        const { rows } = await sql<{ isReadOnly: boolean }>`
          select current_setting('transaction_read_only') = 'on' as "isReadOnly"`.execute(db);
        if (rows[0]?.isReadOnly === true) throw new Error('The database can only be read.');
        return 'the database can be written to';
      }),
    },
    {
      name: 'Extensions',
      remedy: `Install the package with PostgreSQL’s extensions (postgresql-contrib): ${EXTENSIONS.join(', ')}.`,
      look: there(async (db) => {
        const { rows } = await sql<{ name: string }>`
          select name from pg_available_extensions where name = any(${EXTENSIONS})`.execute(db);
        const missing = EXTENSIONS.filter((name) => rows.every((row) => row.name !== name));
        if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}`);
        return EXTENSIONS.join(', ');
      }),
    },
    {
      name: 'Schema',
      remedy:
        'Another version has changed this database. Run the newest version, or restore a backup.',
      look: there(async (db) => {
        const n = (await pendingMigrations(db)).length;
        return n === 0 ? 'up to date' : `${n} migrations to apply; the next start does that`;
      }),
    },
    {
      name: 'Notifications',
      remedy: 'Set LISTEN_DATABASE_URL to the address of the database itself, and not of a pooler.',
      look: there(async (db) => {
        const ears = { onLoss: () => undefined, onReturn: () => undefined, channels: {} };
        const listener = listenTo({ url: direct, log: { error: () => undefined }, ...ears });
        try {
          await listener.start((channel) => sql`select pg_notify(${channel}, '')`.execute(db));
        } finally {
          await listener.stop();
        }
        return 'NOTIFY is delivered';
      }),
    },
    {
      name: 'Clocks',
      remedy: 'Keep the clocks of both machines right, with chrony or systemd-timesyncd.',
      look: there(async (db) => {
        const began = Date.now();
        const { rows } = await sql<{ now: number }>`
          select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
        const apart = Math.abs((rows[0]?.now ?? 0) - (began + Date.now()) / 2) / 1000;
        if (apart > SECONDS_APART)
          throw new Error(`The database’s clock and this one are ${Math.round(apart)} s apart.`);
        return 'the database’s and this one agree';
      }),
    },
  ];
}
