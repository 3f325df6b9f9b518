// npm test: everything that must hold, from format to browser journeys. Ends with one line of counts.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser, installBrowser } from './browser.mjs';
import { build, install, node, path, root, run, say } from './tool.mjs';

const tool = (...parts) => path('node_modules', ...parts);
const totals = { passed: 0, failed: 0 };
/** What failed, named again at the end: the log of a whole run is long. */
const failures = [];

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
  // These start servers of their own, work on files, places and requests more than on tables, or
  // count long.
  const exclude = [
    'src/testing/{crash*,bad-input*,contract*}',
    'src/features/{media,places}/**',
    'src/platform/**',
    'src/**/*.{growth,property}.test.ts',
  ];
  await vitest('API on TEST_DATABASE_URL', 'apps/api', { exclude });
}
await build();
await journeys();

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

async function vitest(name, place, { env = {}, exclude = [] } = {}) {
  say(`\n${name}`);
  const report = path('.cache', `${place.replaceAll('/', '-')}.json`);
  rmSync(report, { force: true });
  const args = [
    'run',
    '--root',
    place,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...exclude.map((part) => `--exclude=${part}`),
  ];
  const code = await run(node, [tool('vitest', 'vitest.mjs'), ...args], {
    env: { ...process.env, ...env },
  });
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(report);
  for (const file of testResults.filter(({ status }) => status === 'failed')) {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const test of tests) {
      failures.push(
        `${name}: ${file.name}: ${test.fullName}\n${shortened(test.failureMessages[0])}`,
      );
    }
    if (tests.length === 0) failures.push(`${name}: ${file.name}\n${shortened(file.message)}`);
  }
  // A run that broke before or beside its tests has failed, whatever it counted.
  const failed = numFailedTests + (code !== 0 && numFailedTests === 0 ? 1 : 0);
  count({ passed: numPassedTests, failed });
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
  const { expected = 0, unexpected = 0, flaky = 0 } = read(report).stats ?? {};
  if (flaky > 0) say(`${flaky} journeys needed a second try: look for the race above.`);
  count({
    passed: expected + flaky,
    failed: unexpected + (code !== 0 && unexpected === 0 ? 1 : 0),
  });
}

function shortened(message = '') {
  return message.split('\n').slice(0, 12).join('\n').slice(0, 1500);
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}

function count({ passed, failed }) {
  totals.passed += passed;
  totals.failed += failed;
}
