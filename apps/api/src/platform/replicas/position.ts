/** How far a database has come in the log of changes. */
export interface Position {
  /** Another one begins where a standby becomes the primary; positions of two do not compare. */
  readonly timeline: number;
  readonly lsn: bigint;
}

export interface PositionRow {
  timeline: number;
  lsn: string;
}

/** PostgreSQL writes a position as two halves in hexadecimal: 16/B374D848. */
export function positionOf({ timeline, lsn }: PositionRow): Position {
  const [high = '0', low = '0'] = lsn.split('/');
  return { timeline, lsn: (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`) };
}

export const hasReached = (one: Position, other: Position): boolean =>
  one.timeline === other.timeline && one.lsn >= other.lsn;

/**
 * Everything that anybody can see there stands before it; a commit that is not flushed is seen, too.
 * No row where the address leads to a standby, as it may while there is no primary.
 */
export const PRIMARY_POSITION = `
  select (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
      else pg_current_wal_flush_lsn() end)::text as lsn,
    ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int as timeline
  where not pg_is_in_recovery()`;

/** No row from a server that is no standby (any more). Its timeline may be an old one for a while. */
export const STANDBY_POSITION = `
  select pg_last_wal_replay_lsn()::text as lsn, timeline_id as timeline
  from pg_control_checkpoint() where pg_is_in_recovery() and pg_last_wal_replay_lsn() is not null`;

/**
 * Asks for several callers at once. Nobody gets an answer to a question that was asked before they
 * came: while one is under way, the next is for everybody who comes meanwhile.
 */
export function askedTogether<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  const begin = () => {
    next = undefined;
    const answer = ask();
    underWay = answer;
    return answer;
  };
  return () => (next ??= underWay.then(begin, begin));
}
