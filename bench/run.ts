import { startPostgres } from '@ribbon/postgres';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bareDriver } from './driver.ts';
import { compareCommunity } from './community/compare.ts';
import { AMOUNTS, fillCommunity } from './community/data.ts';
import { compareGrowth } from './community/growth.ts';
import { type Workspace, asSuperuser } from './community/servers.ts';
import { compareFinder } from './finder.ts';
import { CONTENDERS, type Operation, operations } from './measurement/operations.ts';
import { type Served, signIn, startBare, startBareFinder, startRibbon, stop } from './processes.ts';
import { type Row, table } from './measurement/table.ts';
import { COMPETITIONS, competitionPaths, fillCompetitions } from './competitions.ts';
import { compareTenfold } from './tenfold.ts';
import { TRAINING, fillTraining, trainingPaths } from './training.ts';

const ROUNDS = 5;
const WARM_UP = 0.2;
/** No round begins that would end later than this, so that a slow machine ends in time too. */
const LIMIT_MS = 50_000;

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Contenders take turns within a round: what else the machine does disturbs all of them alike. */
async function measure(tasks: readonly Operation[]): Promise<Row[]> {
  const rows: Row[] = tasks.map(({ name }) => ({
    name,
    rounds: { Ribbon: [], 'bare driver': [], 'bare node:http': [] },
  }));
  const round = async (share: number): Promise<void> => {
    for (const [index, { run }] of tasks.entries()) {
      for (const contender of CONTENDERS) {
        // One after the other is the point: together they would measure each other.
        const figures = await run[contender](share);
        if (share === 1) rows[index]?.rounds[contender].push(figures);
      }
    }
  };
  await round(WARM_UP);
  let longest = 0;
  for (let done = 0; done < ROUNDS; done += 1) {
    // The clock of `performance` began with this process.
    const began = performance.now();
    if (done > 0 && began + longest > LIMIT_MS) break;
    await round(1);
    longest = Math.max(longest, performance.now() - began);
  }
  return rows;
}

/** Ribbon's own answers, for the bare server to repeat. */
async function answersOf({ url }: Served, cookie: string): Promise<Record<string, string>> {
  const read = async (path: string) => {
    const response = await fetch(`${url}${path}`, { headers: { cookie } });
    return [path, await response.text()] as const;
  };
  return Object.fromEntries(await Promise.all(['/api/me', '/api/settings'].map(read)));
}

const PARTS = ['basics', 'finder', 'community', 'growth', 'training', 'competitions'] as const;
/** The others fill databases for minutes, so they are asked for by name. */
const USUAL: readonly string[] = ['basics', 'finder', 'community'];
const asked = process.argv.slice(2);
const parts = PARTS.filter((part) => (asked.length === 0 ? USUAL : asked).includes(part));

/** Works with a folder, a database and Ribbon's files in it; all of it goes when that is done. */
async function inFolder(work: (workspace: Workspace) => Promise<void>, name = '') {
  const kept = process.env['BENCH_FOLDER'];
  const folder =
    kept === undefined ? await mkdtemp('/var/tmp/ribbon-bench-') : join(kept, `bench${name}`);
  try {
    await mkdir(folder, { recursive: true });
    // The account that PostgreSQL runs under must be able to enter.
    await chmod(folder, 0o755);
    const database = await startPostgres({ dataDir: join(folder, 'postgres') });
    try {
      await work({ folder, databaseUrl: database.url() });
    } finally {
      await database.stop();
    }
  } finally {
    if (kept === undefined) await rm(folder, { recursive: true, force: true });
  }
}

type Filling = typeof fillCommunity;
/** The same with so many times as much as `amounts` says. */
const filledWith =
  (kind: string, amounts: Readonly<Record<string, number>>, fill: Filling) =>
  (times: number, work: (workspace: Workspace) => Promise<void>) =>
    inFolder(async (workspace) => {
      // The first start makes the tables and the demo world.
      await stop(await startRibbon(workspace));
      const pool = asSuperuser(workspace.databaseUrl);
      const all = Object.entries(amounts).map(
        ([what, one]) => `${Math.round(one * times).toLocaleString('en')} ${what}`,
      );
      say(`\n${all.join(', ')}`);
      await fill(pool, times);
      await pool.end();
      await work(workspace);
    }, `-${kind}-${times}`);
const withCommunity = filledWith('community', AMOUNTS, fillCommunity);
const withTraining = filledWith('training', TRAINING, fillTraining);
const withCompetitions = filledWith('competitions', COMPETITIONS, fillCompetitions);

async function compare({ folder, databaseUrl }: Workspace): Promise<void> {
  const served: Served[] = [];
  const driver = bareDriver(databaseUrl);
  try {
    say('Making the demo world…');
    const ribbon = await startRibbon({ folder, databaseUrl });
    served.push(ribbon);
    if (parts.includes('basics')) {
      const cookie = await signIn(ribbon);
      const bare = await startBare(await answersOf(ribbon, cookie));
      served.push(bare);
      say('Measuring, for most of a minute…\n');
      const needs = { ribbonUrl: ribbon.url, bareUrl: bare.url, cookie, driver };
      const rows = await measure(operations(needs));
      say(table(rows));
      say(`\nMedians of ${rows[0]?.rounds.Ribbon.length ?? 0} rounds.`);
    }
    if (parts.includes('finder')) {
      const bareFinder = await startBareFinder(databaseUrl);
      served.push(bareFinder);
      say(`\n${await compareFinder({ ribbon: ribbon.url, bare: bareFinder.url }, driver)}`);
    }
  } finally {
    await driver.close();
    await Promise.all(served.map(stop));
  }
}

if (parts.length === 0) throw new Error(`Name some of: ${PARTS.join(', ')}`);
if (parts.includes('basics') || parts.includes('finder')) await inFolder(compare);
/** BENCH_ONLY='feed,add comment' measures some of the community's requests. */
const only = (process.env['BENCH_ONLY'] ?? '').split(',').filter((name) => name !== '');
/** BENCH_SCALE=0.1 fills a tenth of the data, to try the benchmark out. */
const scale = Number(process.env['BENCH_SCALE'] ?? 1);
if (parts.includes('community') || parts.includes('growth')) {
  await withCommunity(scale, async (small) => {
    if (parts.includes('community')) await compareCommunity({ ...small, say, only });
    if (!parts.includes('growth')) return;
    await withCommunity(scale * 10, (large) => compareGrowth({ small, large, say, only }));
  });
}
if (parts.includes('training')) {
  await withTraining(scale, (small) =>
    withTraining(scale * 10, (large) =>
      compareTenfold({ small, large, say, pathsOf: trainingPaths }),
    ),
  );
}
if (parts.includes('competitions')) {
  await withCompetitions(scale, (small) =>
    withCompetitions(scale * 10, (large) =>
      compareTenfold({ small, large, say, pathsOf: competitionPaths }),
    ),
  );
}
say('\nWhat the columns mean: bench/README.md');
