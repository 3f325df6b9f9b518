// Loses each part of the cluster in turn, under load. Run it with `npm run drill`.
import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from './cluster.ts';
import { openBooks } from './drill/books.ts';
import { client } from './drill/client.ts';
import { audit, missingIn } from './drill/audit.ts';
import { type Fault, faults } from './drill/faults.ts';
import { type Measured, measure, startLoad } from './drill/load.ts';
import { gymnasts } from './drill/people.ts';
import { type Row, broken, table } from './drill/table.ts';
import { otherVersion, surroundings } from './surroundings.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    writes: { type: 'string', default: '10' },
    reads: { type: 'string', default: '10' },
  },
});
const { say, current, places } = surroundings();
const other = otherVersion();
const cluster = await startCluster({ ...places, version: other ?? current, say });
const clients = client(cluster.edge.ca);
const books = openBooks(cluster.databaseUrl);
const clubId = await books.openClub();
const people = await gymnasts(cluster, clients, books, { count: 20, clubId });
const events = await books.openEvents(clubId);
const load = startLoad({
  clients,
  people,
  events,
  clubId,
  writesPerSecond: Number(values.writes),
  readsPerSecond: Number(values.reads),
});
// The first texts wait for the models that read them.
await sleep(15_000);
const quiet = measure(load, Date.now() - 4000, Date.now());
say(`Before the first fault: ${JSON.stringify(quiet)}`);

const list = faults({
  cluster,
  version: current,
  other,
  kills: Number(values.kills),
  writesSince: (moment) => load.acknowledged().some(({ began }) => began >= moment),
}).filter(({ name }) => values.only === '' || new RegExp(values.only, 'u').test(name));

async function once({ happen }: Fault): Promise<{ span: Measured; lost: string[] }> {
  await cluster.whole();
  await sleep(3000);
  const from = Date.now();
  await happen();
  await cluster.whole();
  await sleep(3000);
  const to = Date.now();
  return { span: measure(load, from, to), lost: await missingIn(books, load, from, to) };
}

const rows: Row[] = [];
for (const fault of list) {
  say(`${new Date().toISOString()} ${fault.name}...`);
  const spans: Measured[] = [];
  const lost = new Set<string>();
  let failure = '';
  for (let time = 0; time < (fault.times ?? 1) && failure === ''; time += 1) {
    try {
      const { span, lost: missing } = await once(fault);
      spans.push(span);
      for (const key of missing) lost.add(key);
      say(`  ${JSON.stringify({ ...span, lost: missing.length })}`);
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
      say(`  ${failure}`);
    }
  }
  const row: Row = { fault, spans, lost: lost.size, ...(failure !== '' && { failure }) };
  say(`  ${broken(row).join('; ') || 'as promised'}`);
  rows.push(row);
}

load.stop();
const found = await audit({ cluster, books, load });
say(`\n${table(rows)}\n`);
for (const line of found.lines) say(line);
clients.close();
await cluster.stop();
process.exit(rows.some((row) => broken(row).length > 0) || !found.isGood ? 1 : 0);
