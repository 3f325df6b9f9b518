// npm test: everything that must hold, from format to browser journeys. Ends with one line of counts.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, installBrowser } from './browser.mjs';
import { missingOnOldest, onOldest } from './test-oldest.mjs';
import { build, install, node, path, root, run, say } from './tool.mjs';

const tool = (...parts) => path('node_modules', ...parts);
const totals = { passed: 0, failed: 0 };
/**
 * Named again at the end, as the log of a whole run is long. On a machine that others use, too, a
 * moment can be missing: then a test has a second try, and is named, too.
 */
const failures = [];
const flaky = [];

await install();
await installBrowser();
mkdirSync(path('.cache'), { recursive: true });

await statics([
  ['format', tool('oxfmt', 'bin', 'oxfmt'), ['--check', '.']],
  ['lint', tool('oxlint', 'bin', 'oxlint'), ['--deny-warnings', '.']],
  ...[
    'packages/domain',
    'packages/geocoder',
    'packages/moderator',
    'packages/moderator/eval',
    'packages/moderator/training',
    'packages/postgres',
    'apps/api',
    'apps/web',
    'e2e',
    'bench',
  ].map((place) => [`types of ${place}`, tool('typescript', 'bin', 'tsc'), ['-p', place]]),
  ['boundaries', path('scripts', 'boundaries.mjs'), []],
  ['dead code', tool('knip', 'bin', 'knip.js'), ['--no-progress']],
]);

await vitest('domain', 'packages/domain');
await vitest('geocoder', 'packages/geocoder');
await vitest('moderator', 'packages/moderator');
await vitest('web components', 'apps/web');
await vitest('database launcher', 'packages/postgres');
await vitest('API on the embedded PostgreSQL', 'apps/api', { env: { TEST_DATABASE_URL: '' } });
if (process.env.TEST_DATABASE_URL) {
  for (const file of missingOnOldest()) {
    failures.push(`scripts/test-oldest.mjs names ${file}, which does not exist`);
    count({ passed: 0, failed: 1 });
  }
  await vitest('API on TEST_DATABASE_URL', 'apps/api', { files: onOldest });
}
await build();
await journeys();

for (const test of flaky) say(`\nNEEDED A SECOND TRY, look for the race: ${test}`);
for (const failure of failures) say(`\nFAILED ${failure}`);
say(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/** Checks that only read: side by side, shown only when they fail. */
async function statics(checks) {
  const waiting = [...checks];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, script, args] = check;
      const { code, output } = await quietly(script, args);
      count(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
      say(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
      if (code !== 0) {
        say(output);
        failures.push(name);
      }
    }
  };
  await Promise.all([worker(), worker()]);
}

function quietly(script, args) {
  return new Promise((done) => {
    const child = spawn(node, [script, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

async function vitest(name, place, { env = {}, files = [] } = {}) {
  say(`\n${name}`);
  const report = path('.cache', `${place.replaceAll('/', '-')}.json`);
  rmSync(report, { force: true });
  const args = [
    'run',
    '--root',
    place,
    '--retry=1',
    '--reporter=dot',
    `--reporter=${path('scripts', 'test-report.mjs')}`,
    ...files,
  ];
  const code = await run(node, [tool('vitest', 'vitest.mjs'), ...args], {
    env: { ...process.env, ...env, TEST_REPORT: report },
  });
  const { passed = 0, failed = [], flaky: again = [] } = read(report);
  // A run that broke before or beside its tests has failed, whatever it counted.
  if (code !== 0 && failed.length === 0) failed.push('the run itself');
  failures.push(...failed.map((failure) => `${name}: ${failure}`));
  flaky.push(...again.map((test) => `${name}: ${test}`));
  count({ passed, failed: failed.length });
}

async function journeys() {
  say('\nbrowser journeys');
  const report = path('.cache', 'journeys.json');
  rmSync(report, { force: true });
  const browser = findBrowser();
  const code = await run(node, [tool('@playwright', 'test', 'cli.js'), 'test'], {
    cwd: path('e2e'),
    env: { ...process.env, ...(browser && { CHROME_PATH: browser }) },
  });
  const { stats = {}, suites = [] } = read(report);
  const { expected = 0, unexpected = 0, flaky: again = 0 } = stats;
  for (const { title, status } of journeysIn(suites)) {
    if (status === 'flaky') flaky.push(title);
    if (status === 'unexpected') failures.push(title);
  }
  const broke = code !== 0 && unexpected === 0;
  if (broke) failures.push('the journeys themselves');
  count({ passed: expected + again, failed: unexpected + (broke ? 1 : 0) });
}

function journeysIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName, status }) => ({
        status,
        title: `[${projectName}] ${file}:${line} ${title}`,
      })),
    ),
    ...journeysIn(inner),
  ]);
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}

function count({ passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
}
