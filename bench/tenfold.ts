import type pg from 'pg';
import { type Workspace, asSuperuser } from './community/servers.ts';
import { inTurns, middle, ratioOf } from './community/rounds.ts';
import { type Served, signIn, startRibbon, stop } from './processes.ts';
import { line } from './measurement/table.ts';

interface Needs {
  readonly small: Workspace;
  readonly large: Workspace;
  readonly say: (text: string) => void;
  /** What somebody asks for, by what it is called. */
  readonly pathsOf: (pool: pg.Pool) => Promise<Readonly<Record<string, string>>>;
}

async function callsOf(ribbon: Served, { databaseUrl }: Workspace, pathsOf: Needs['pathsOf']) {
  const cookie = await signIn(ribbon);
  const pool = asSuperuser(databaseUrl);
  try {
    return Object.entries(await pathsOf(pool)).map(([name, path]) => ({
      name,
      call: { method: 'GET' as const, path, cookie },
    }));
  } finally {
    await pool.end();
  }
}

/** Ribbon on both databases in turns: what ten times the data costs the slowest twentieth. */
export async function compareTenfold({ small, large, say, pathsOf }: Needs): Promise<void> {
  const before = await startRibbon(small);
  const after = await startRibbon(large);
  try {
    const ones = await callsOf(before, small, pathsOf);
    const others = await callsOf(after, large, pathsOf);
    say(`\n${line(['Ribbon with', 'p95 ms', 'ten times', 'p95 ÷', 'goal'])}`);
    for (const [nth, { name, call }] of ones.entries()) {
      const grown = others[nth];
      if (grown === undefined) continue;
      const rounds = await inTurns({ small: [before, call], large: [after, grown.call] });
      const times = [rounds.small, rounds.large].map((one) => middle(one).p95.toFixed(1));
      const factor = ratioOf(rounds.large, rounds.small, 'p95').toFixed(2);
      say(line([`  ${name}`, ...times, factor, '1.3']));
    }
  } finally {
    await Promise.all([before, after].map(stop));
  }
}
