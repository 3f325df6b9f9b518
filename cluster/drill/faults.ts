import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import { until } from '../machine/processes.ts';
import { syncStandbyOf } from '../parts/node.ts';
import type { Version } from '../parts/ribbon.ts';

/** What must hold; what is not named is shown only. Seconds and counts. */
export interface Promised {
  readonly writeGap?: number;
  readonly readGap?: number;
  readonly failed?: number;
}

export interface Fault {
  readonly name: string;
  /** How often; once, unless it says. */
  readonly times?: number;
  /** Makes the trouble, waits, and ends it. */
  readonly happen: () => Promise<void>;
  readonly promised: Promised;
}

interface Needs {
  readonly cluster: Cluster;
  readonly version: Version;
  readonly other: Version | undefined;
  readonly kills: number;
  /** Since when something was written. */
  readonly writesSince: (moment: number) => boolean;
}

const LASTS_MS = 10_000;
const FAILOVER: Promised = { writeGap: 15, readGap: 2 };
const UNNOTICED: Promised = { writeGap: 2, readGap: 2 };
const NOTHING: Promised = { writeGap: 2, readGap: 2, failed: 0 };

export function faults({ cluster, version, other, kills, writesSince }: Needs): Fault[] {
  const { nodes, ribbons, edge, store, mailServer } = cluster;

  /** Until writes are taken again, and a while longer. */
  async function afterwards(): Promise<void> {
    const moment = Date.now();
    await until('writes are back', () => Promise.resolve(writesSince(moment)), { seconds: 90 });
    await sleep(2000);
  }
  const standby = async () => {
    const found = await syncStandbyOf(nodes);
    if (found === undefined) throw new Error('There is no synchronous standby.');
    return found;
  };
  async function roll(to: Version, more: Readonly<Record<string, string>> = {}): Promise<void> {
    for (const ribbon of ribbons) {
      await ribbon.stop();
      await ribbon.start(to, more);
      await sleep(3000);
    }
  }
  /** One process after the other with another clock. */
  async function shift(by: string): Promise<void> {
    const [first] = ribbons;
    await first?.stop();
    await first?.start(version, clockOf(by));
    await sleep(LASTS_MS);
    await first?.stop();
    await first?.start(version);
  }

  return [
    ...(other === undefined
      ? []
      : [
          {
            name: `rolling restart from ${other.name}, with its migrations`,
            happen: async () => {
              await roll(version);
            },
            promised: NOTHING,
          },
        ]),
    {
      name: 'primary killed (every process of its machine)',
      times: kills,
      happen: async () => {
        const primary = await cluster.primary();
        await primary.kill();
        await afterwards();
        primary.start();
      },
      promised: FAILOVER,
    },
    {
      name: 'network of the primary cut',
      times: 3,
      happen: async () => {
        const primary = await cluster.primary();
        await primary.cut();
        await sleep(LASTS_MS);
        await afterwards();
        await primary.mend();
      },
      promised: FAILOVER,
    },
    {
      name: 'primary frozen (every process stopped)',
      happen: async () => {
        const primary = await cluster.primary();
        await primary.freeze();
        await sleep(LASTS_MS);
        await afterwards();
        await primary.thaw();
      },
      promised: FAILOVER,
    },
    {
      name: 'synchronous standby killed',
      happen: async () => {
        const node = await standby();
        await node.kill();
        await sleep(LASTS_MS);
        node.start();
      },
      promised: FAILOVER,
    },
    {
      name: 'etcd: a minority lost',
      happen: async () => {
        const node = await standby();
        node.killEtcd();
        await sleep(LASTS_MS);
        node.startEtcd();
      },
      promised: UNNOTICED,
    },
    {
      name: 'etcd: the majority lost',
      happen: async () => {
        const [one, two] = nodes;
        one?.killEtcd();
        two?.killEtcd();
        await sleep(LASTS_MS);
        one?.startEtcd();
        two?.startEtcd();
        await sleep(5000);
      },
      promised: UNNOTICED,
    },
    {
      name: 'HAProxy reloaded',
      happen: async () => {
        edge.reload();
        await sleep(LASTS_MS);
      },
      promised: UNNOTICED,
    },
    {
      name: 'Ribbon processes killed in turn',
      happen: async () => {
        for (const ribbon of ribbons) {
          await ribbon.kill();
          await sleep(4000);
          await ribbon.start(version);
          await sleep(2000);
        }
      },
      promised: UNNOTICED,
    },
    {
      name: 'rolling restart of the same version',
      happen: () => roll(version),
      promised: NOTHING,
    },
    {
      name: 'store (S3) down',
      happen: async () => {
        await store.kill();
        await sleep(LASTS_MS);
        await store.start();
      },
      promised: NOTHING,
    },
    {
      name: 'mail server down',
      happen: async () => {
        await mailServer.kill();
        await sleep(LASTS_MS);
        await mailServer.start();
      },
      promised: NOTHING,
    },
    {
      name: 'disk of the primary full',
      happen: async () => {
        const primary = await cluster.primary();
        await primary.fillDisk();
        await sleep(LASTS_MS);
        await afterwards();
        await primary.emptyDisk();
        // etcd ends for good when it cannot write; systemd would start it again.
        await primary.kill();
        primary.start();
      },
      promised: FAILOVER,
    },
    { name: 'clock of one process 5 minutes ahead', happen: () => shift('+5m'), promised: NOTHING },
    {
      name: 'clock of one process 5 minutes behind',
      happen: () => shift('-5m'),
      promised: NOTHING,
    },
  ];
}

const FAKE_CLOCK = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const clockOf = (by: string) => ({
  LD_PRELOAD: FAKE_CLOCK,
  FAKETIME: by,
  // Pauses are measured by a clock that nobody sets.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  DONT_FAKE_MONOTONIC: '1',
});
