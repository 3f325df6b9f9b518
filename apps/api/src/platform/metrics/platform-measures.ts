import type { Replicas } from '#platform/replicas/replicas';
import type { DB } from '#db/schema.generated';
import { type Kysely, sql } from 'kysely';
import type { Pool } from 'pg';
import { backupMeasure } from '../backup/records.ts';
import type { Clock } from '../clock.ts';
import type { Slice } from '../slice.ts';
import type { Measure } from './metrics.ts';

interface Needs {
  db: Kysely<DB>;
  /** The connections of this process. */
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'> | undefined;
  /** How many browsers listen. */
  streams: () => number;
  clock: Clock;
  slices: readonly Pick<Slice, 'overdue'>[];
}

/** What the platform knows of itself. */
export const platformMeasures = ({
  db,
  pool,
  streams,
  clock,
  slices,
}: Needs): readonly Measure[] => [
  {
    name: 'ribbon_database_writable',
    help: '1 where the database can be read and written, 0 where it can only be read',
    read: async () => {
      const { rows } = await sql<{ n: number }>`
        select (current_setting('transaction_read_only') = 'off')::int as n`.execute(db);
      return rows[0]?.n ?? 0;
    },
  },
  ...(pool === undefined
    ? []
    : [
        {
          name: 'ribbon_pool_connections',
          help: 'Connections of this process to the database, by state; “waiting” are calls without one',
          label: 'state',
          read: () => ({
            busy: pool.totalCount - pool.idleCount,
            idle: pool.idleCount,
            waiting: pool.waitingCount,
          }),
        } as const,
      ]),
  {
    name: 'ribbon_streams',
    help: 'Browsers that listen for changes',
    read: streams,
  },
  backupMeasure(db),
  {
    name: 'ribbon_outbox_events',
    help: 'Deliveries that wait until they are due, are due, or have failed for good',
    label: 'state',
    read: async () => {
      const { rows } = await sql<{ waiting: number; due: number; failed: number }>`
        select count(*) filter (where failed_at is null and available_at > now())::int as waiting,
          count(*) filter (where failed_at is null and available_at <= now())::int as due,
          count(*) filter (where failed_at is not null)::int as failed
        from outbox_events where processed_at is null`.execute(db);
      return { waiting: 0, due: 0, failed: 0, ...rows[0] };
    },
  },
  {
    name: 'ribbon_outbox_age_seconds',
    help: 'How long the oldest delivery that is due has waited',
    read: async () => {
      const { rows } = await sql<{ age: number }>`
        select coalesce(extract(epoch from now() - min(available_at)), 0)::float8 as age
        from outbox_events where processed_at is null and failed_at is null and available_at <= now()`.execute(
        db,
      );
      return rows[0]?.age ?? 0;
    },
  },
  {
    name: 'ribbon_overdue_seconds',
    help: 'Seconds since the newest deadline that work of a kind has missed; 0 where nothing is late',
    label: 'kind',
    read: async () => {
      const now = clock().getTime();
      const kinds = slices.flatMap(({ overdue = {} }) => Object.entries(overdue));
      const late = kinds.map(async ([kind, find]) => {
        const deadline = await find();
        return [kind, deadline === null ? 0 : (now - deadline.getTime()) / 1000] as const;
      });
      return Object.fromEntries(await Promise.all(late));
    },
  },
];

/** What the standbys do. */
export const replicaMeasures = ({
  lag,
  served,
}: Pick<Replicas, 'lag' | 'served'>): readonly Measure[] => [
  {
    name: 'ribbon_replica_lag_bytes',
    help: 'Bytes of changes that a replica has not replayed; one that is away is not there',
    label: 'replica',
    read: lag,
  },
  {
    name: 'ribbon_replica_reads',
    help: 'Reads that could go to a replica, by where they went, since the start',
    label: 'place',
    read: served,
  },
];
