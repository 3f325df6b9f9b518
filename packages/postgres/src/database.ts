import { Client, DatabaseError } from 'pg';
import { SUPERUSER } from './cluster.ts';

/** The product's role and its database. */
export const RIBBON = 'ribbon';

const CANNOT_CONNECT_NOW = '57P03';
const WRONG_PASSWORD = '28P01';

export const databaseUrl = (port: number, password: string, database = RIBBON) =>
  `postgres://${RIBBON}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

/** A superuser's connection; undefined while the server does not take any. */
export async function tryConnect(
  port: number,
  password: string,
  database = SUPERUSER,
): Promise<Client | undefined> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password,
    database,
    ssl: false,
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (!(error instanceof DatabaseError) || error.code === CANNOT_CONNECT_NOW) return undefined;
    if (error.code !== WRONG_PASSWORD) throw error;
    throw new Error(`The server on port ${port} does not accept the password kept for it.`, {
      cause: error,
    });
  }
}

export async function describeServer(client: Client) {
  const { rows } = await client.query<{ folder: string; fsync: string }>(
    `select current_setting('data_directory') as folder, current_setting('fsync') as fsync`,
  );
  return { folder: rows[0]?.folder, durable: rows[0]?.fsync === 'on' };
}

/** Safe to repeat: a start that was killed in the middle is completed by the next. */
export async function ensureDatabase(client: Client, port: number, password: string) {
  const { rows } = await client.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $1) as database`,
    [RIBBON],
  );
  if (!rows[0]?.role) {
    await client.query(`create role ${RIBBON} login createdb password '${password}'`);
  }
  if (rows[0]?.database) return;
  await prepareTemplate(port, password);
  await client.query(`create database ${RIBBON} owner ${RIBBON}`);
}

/** The one extension Ribbon needs that an ordinary role may not create for itself. */
async function prepareTemplate(port: number, password: string): Promise<void> {
  const template = await tryConnect(port, password, 'template1');
  await template?.query('create extension if not exists earthdistance cascade');
  await template?.end();
}
