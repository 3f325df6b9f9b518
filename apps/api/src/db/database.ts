import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import {
  type Client,
  type CustomTypesConfig,
  Pool,
  type PoolClient,
  type PoolConfig,
  types as standardTypes,
} from 'pg';
import { type Ask, allowDirect } from './queries/direct.ts';
import { placeToRead } from './place-to-read.ts';
import type { DB } from './schema.generated.ts';

export interface DatabaseOptions {
  /** Most connections at once. */
  readonly max?: number;
  /** Lets the server keep each statement's plan. Off behind PgBouncer older than 1.21. */
  readonly namedStatements?: boolean;
  /** How long one statement may take; 15 seconds by default. */
  readonly statementTimeoutMs?: number;
  /**
   * How long to wait for an answer before the connection is given up. The server's own limit ends no
   * commit that waits for a standby, and nothing where the server or the network is silent. Unset: for ever.
   */
  readonly answerMs?: number | undefined;
  /** Told how long each statement took, with the wait for a connection. */
  readonly onStatement?: ((milliseconds: number) => void) | undefined;
  /** Behind a pooler, which refuses settings of a connection: the role has them (see `pooled.ts`). */
  readonly isPooled?: boolean;
}

const STATEMENT_MS = 15_000;
/** The server ends a slow statement first; what is still silent then is lost. */
export const ANSWER_MS = STATEMENT_MS + 3000;

/** How statements run: times are written in UTC, and a runaway ends. */
export const SESSION_SETTINGS = { timezone: 'UTC', statement_timeout: `${STATEMENT_MS}ms` };

export interface Database {
  readonly db: Kysely<DB>;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

/**
 * Begins a statement that is planned for its values each time. Which index finds a word depends on
 * how common the word is; a plan for any word was thirteen times as slow.
 */
const ANEW = '/* planned anew */';
export const PLANNED_ANEW = sql.raw(ANEW);

/** Beyond this many different statements (lists of every length, say) the rest go unnamed. */
const MOST_NAMES = 500;

/**
 * Per pool instead of globally: counts are numbers, and a day stays the text 'YYYY-MM-DD', because as
 * a Date it would move to the day before in half of the world's time zones.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === standardTypes.builtins.INT8) return Number;
    if (oid === standardTypes.builtins.DATE) return String;
    return standardTypes.getTypeParser(oid, format === 'binary' ? 'binary' : 'text');
  },
};

export const poolSettings = (url: string, options: DatabaseOptions): PoolConfig => ({
  connectionString: url,
  max: options.max ?? 10,
  application_name: 'ribbon',
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  ...(options.answerMs !== undefined && { query_timeout: options.answerMs }),
  ...(options.isPooled !== true && {
    statement_timeout: options.statementTimeoutMs ?? STATEMENT_MS,
    options: `-c timezone=${SESSION_SETTINGS.timezone}`,
  }),
  types: columnTypes,
});

/** Opens a pool; nothing is sent before the first query. */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const pool = new Pool(poolSettings(url, options));
  // A lost idle connection is replaced on the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for a client in use: its query already gets the error, and the pool drops the client
  // on release.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const nameOf = options.namedStatements === true ? statementNames() : () => undefined;
  const { onStatement } = options;
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool, nameOf) }),
    ...(onStatement && {
      log: ({ queryDurationMillis }) => onStatement(queryDurationMillis),
    }),
  });
  // What a row holds is the statement's to know.
  const ask = (text: string, values: readonly unknown[]) =>
    (placeToRead() ?? pool).query(statement(text, values, nameOf));
  allowDirect(db, (onStatement ? timed(ask, onStatement) : ask) as Ask);
  let closing: Promise<void> | undefined;
  return { db, pool, close: () => (closing ??= pool.end()) };
}

/** The same, with its time: what is asked directly passes Kysely by. */
const timed =
  <Asked extends readonly unknown[], Answer>(
    ask: (...asked: Asked) => Promise<Answer>,
    note: (milliseconds: number) => void,
  ) =>
  async (...asked: Asked): Promise<Answer> => {
    const began = performance.now();
    try {
      return await ask(...asked);
    } finally {
      note(performance.now() - began);
    }
  };

type NameOf = (text: string) => string | undefined;

/** A statement as the driver takes it, with a name made from its text where values are filled in. */
function statement(text: string, values: readonly unknown[], nameOf: NameOf) {
  const name = values.length > 0 && !text.startsWith(ANEW) ? nameOf(text) : undefined;
  return { text, values: [...values], ...(name === undefined ? {} : { name }) };
}

/** The pool as Kysely sees it; what is only read may go to a replica's. */
function withNamedStatements(pool: Pool, nameOf: NameOf): PostgresPool {
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await (placeToRead() ?? pool).connect();
      const known = clients.get(client) ?? naming(client, nameOf);
      clients.set(client, known);
      return known;
    },
  };
}

// Kysely also asks for cursors, which Ribbon does not use; the rest of the interface is these two.
const naming = (client: PoolClient, nameOf: NameOf) =>
  ({
    query: (text: string, values: readonly unknown[]) =>
      client.query(statement(text, values, nameOf)).catch((error: unknown) => {
        // Its answer may still come, and would be taken for that to the next statement.
        if (isSilence(error)) endSilent(client);
        throw error;
      }),
    release: (destroy?: boolean) => client.release(destroy),
  }) as unknown as PostgresPoolClient;

/** The driver has no code for it. */
const isSilence = (error: unknown) => (error as Error).message === 'Query read timeout';

/** The pool drops a client that has ended, and this one ends at once: nobody answers it. */
const endSilent = (client: PoolClient) =>
  void (client as unknown as Client).end().catch(() => undefined);

function statementNames(): NameOf {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
    return name;
  };
}
