// npm run drill: loses each part of the cluster in turn, under load, and prints a table.
//   npm run drill -- --only 'etcd|HAProxy' → only faults whose name matches
//   npm run drill -- --kills 3             → the primary is killed so often (10)
//   npm run drill -- --from v1.2           → the version that the first rolling restart comes from;
//                                            the commit before the newest migration, `none` for none
//   LOGS=folder npm run drill              → the logs of all parts stay there
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, install, node, path, root, run, say } from '../tool.mjs';
import { canRun, runInside } from './inside.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The last commit without the newest migration: what people ran before an update. */
function beforeNewestMigration() {
  const folder = 'apps/api/src/db/migrations';
  const newest = readdirSync(path(folder)).toSorted().at(-1);
  const added = git('log', '--diff-filter=A', '--format=%H', '--', `${folder}/${newest}`);
  return git('rev-parse', '--short', `${added.split('\n').at(-1)}^`);
}

/** Unpacks a version and puts its server together, with the packages that are installed here. */
async function unpack(ref, folder) {
  const archive = execFileSync('git', ['archive', ref], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@ribbon'), { recursive: true });
  for (const name of readdirSync(path('node_modules')))
    if (name !== '@ribbon') symlinkSync(path('node_modules', name), join(modules, name));
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(modules, '@ribbon', name));
  symlinkSync(path('apps/api/node_modules'), join(folder, 'apps/api/node_modules'));
  return run(node, [join(folder, 'scripts/build/api.mjs')], { cwd: folder });
}

const given = process.argv.slice(2);
const at = given.indexOf('--from');
const [, from = beforeNewestMigration()] = at === -1 ? [] : given.splice(at, 2);

await install();
if ((await build()) !== 0 || !canRun()) process.exit(1);
if (from === 'none') process.exit(await runInside('drill.ts', { args: given }));
const folder = mkdtempSync(join(tmpdir(), 'ribbon-before-'));
say(`Putting ${from} together, which the rolling restart comes from...`);
const built = await unpack(from, folder);
const env = { CLUSTER_OTHER: folder, CLUSTER_OTHER_NAME: from };
const code = built === 0 ? await runInside('drill.ts', { args: given, env }) : 1;
rmSync(folder, { recursive: true, force: true });
process.exit(code);
