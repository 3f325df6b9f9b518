// How each kind of stage of npm test is run, and what it found.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from '../browser.mjs';
import { build, node, path, root, run, say, start } from '../tool.mjs';

const tool = (...parts) => path('node_modules', ...parts);
const LOW = constants.priority.PRIORITY_LOW;

/**
 * Failures are named again at the end, as the log of a whole run is long. On a machine that others
 * use, too, a moment can be missing: then a test has a second try, and is named, too.
 */
/** @type {{passed: number, failed: number, failures: string[], flaky: string[], files: {name: string, seconds: number}[]}} */
export const found = { passed: 0, failed: 0, failures: [], flaky: [], files: [] };

function count({ passed, failed }) {
  found.passed += passed;
  found.failed += failed;
}

export function fail(what) {
  found.failures.push(what);
  count({ passed: 0, failed: 1 });
}

/** A check that only reads: shown only when it fails. A bystander leaves the cores to others. */
export async function check(name, script, { args = [], env = {}, isBystander = false } = {}) {
  const { code, output } = await quietly([script, ...args], env, isBystander ? LOW : 0);
  say(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  if (code === 0) return count({ passed: 1, failed: 0 });
  say(output);
  return fail(name);
}

/** Runs a program of the project and keeps what it says. */
function quietly(args, env = {}, priority = 0) {
  return new Promise((done) => {
    const child = start(node, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (priority !== 0 && child.pid !== undefined) setPriority(child.pid, priority);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Suites that run beside others are shown whole at their end; one that has all cores, as it goes. */
async function shown(name, args, { alone, env }) {
  if (alone) {
    say(`\n${name}`);
    return run(node, args, { env: { ...process.env, ...env } });
  }
  const { code, output } = await quietly(args, env);
  say(`\n${name}\n${output.trim()}\n`);
  return code;
}

export async function vitest(name, place, { env = {}, alone = false, args = [] } = {}) {
  const report = path('.cache', `tests-${name.replaceAll(/\W+/gu, '-')}.json`);
  rmSync(report, { force: true });
  const command = [
    tool('vitest', 'vitest.mjs'),
    'run',
    '--root',
    place,
    '--retry=1',
    '--reporter=dot',
    `--reporter=${path('scripts', 'test', 'report.mjs')}`,
    ...args,
  ];
  const code = await shown(name, command, { alone, env: { ...env, TEST_REPORT: report } });
  const { passed = 0, failed = [], flaky = [], files = [] } = read(report);
  // A run that broke before or beside its tests has failed, whatever it counted.
  if (code !== 0 && failed.length === 0) failed.push('the run itself');
  found.failures.push(...failed.map((failure) => `${name}: ${failure}`));
  found.flaky.push(...flaky.map((test) => `${name}: ${test}`));
  found.files.push(
    ...files.map(({ file, seconds }) => ({
      name: `${name}: ${file.slice(root.length + 1)}`,
      seconds,
    })),
  );
  count({ passed, failed: failed.length });
}

export async function buildOrFail() {
  if ((await build()) !== 0) fail('the build of the web app');
}

export async function journeys() {
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
  const took = {};
  for (const { title, file, status, seconds, why } of journeysIn(suites)) {
    if (status === 'flaky') found.flaky.push(`${title}\n${why}`);
    if (status === 'unexpected') found.failures.push(`${title}\n${why}`);
    took[file] = (took[file] ?? 0) + seconds;
  }
  for (const [file, seconds] of Object.entries(took)) {
    found.files.push({ name: `journeys: e2e/${file}`, seconds });
  }
  const broke = code !== 0 && unexpected === 0;
  if (broke) found.failures.push('the journeys themselves');
  count({ passed: expected + again, failed: unexpected + (broke ? 1 : 0) });
}

function journeysIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName, status, results = [] }) => ({
        status,
        file,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        title: `[${projectName}] ${file}:${line} ${title}`,
        why: whyOf(results),
      })),
    ),
    ...journeysIn(inner),
  ]);
}

/** The first lines of what went wrong, and where, without their colours. */
function whyOf(results) {
  const [error] = results.flatMap(({ errors = [] }) => errors);
  const { message = '', location } = error ?? {};
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const place = location ? [`at ${location.file.slice(root.length + 1)}:${location.line}`] : [];
  return [...lines.slice(0, 6), ...place]
    .map((line) => `  ${line.trim().slice(0, 160)}`)
    .join('\n');
}

function read(report) {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}
