// Shared by the start and test commands. Plain JavaScript on Node's own modules, because it runs on
// whatever Node the machine has, before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const path = (...parts) => join(root, ...parts);
const windows = process.platform === 'win32';

/** The Node that the project is written for, from its own dependencies. */
export const node = path('node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

export const say = (text) => process.stdout.write(`${text}\n`);

/** Every process that was started here and has not ended. */
const children = new Set();

/** Whether each process leads a group of its own, which ends with everything in it (`endTogether`). */
let isGrouped = false;

/** Starts a process, from the root unless the options say otherwise. */
export function start(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, detached: isGrouped, ...options });
  children.add(child);
  child.on('exit', () => children.delete(child));
  child.on('error', () => children.delete(child));
  return child;
}

function signal({ pid }, name) {
  try {
    if (pid !== undefined) process.kill(isGrouped ? -pid : pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

const GRACE_MS = 10_000;

/** Ends this process together with everything it started: gently first, then for good. */
export function endTogether() {
  isGrouped = !windows;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(name, async () => {
      const left = [...children];
      for (const child of left) signal(child, 'SIGINT');
      const ended = left.map((child) => new Promise((done) => child.once('exit', done)));
      const late = new Promise((done) => setTimeout(done, GRACE_MS));
      await Promise.race([Promise.all(ended), late]);
      for (const child of left) signal(child, 'SIGKILL');
      process.exit(1);
    });
  }
}

/** Runs a command to its end; resolves to its exit code. */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = start(command, args, { stdio: 'inherit', ...options });
    child.on('error', (error) => {
      say(`${command} could not be started: ${error.message}`);
      done(127);
    });
    child.on('exit', (code, reason) => done(code ?? (reason ? 1 : 0)));
  });
}

/**
 * A fingerprint of files and folders, to tell whether anything has changed. Of a folder it asks when
 * each file was written and how long it is: reading them all would take longer than the rest of a start.
 */
export function fingerprint(...places) {
  const hash = createHash('sha256');
  const add = (place) => {
    for (const entry of readdirSync(place, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name === 'dist') continue;
      const inside = join(place, entry.name);
      if (entry.isDirectory()) add(inside);
      else if (entry.isFile()) {
        const { size, mtimeMs } = statSync(inside);
        hash.update(`${inside.slice(root.length)} ${size} ${mtimeMs}\n`);
      }
    }
  };
  for (const place of places) {
    if (!existsSync(place)) continue;
    if (/\.(?:json|html|ts|mjs)$/u.test(place)) {
      hash.update(readFileSync(place));
    } else add(place);
  }
  return hash.digest('hex');
}

const stampFile = (name) => path('.cache', `${name}.stamp`);
const isFresh = (name, mark) =>
  existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === mark;
function stamp(name, mark) {
  mkdirSync(path('.cache'), { recursive: true });
  writeFileSync(stampFile(name), mark);
}

/**
 * Installs what the lockfile says, unless it is installed already. Not `npm ci`: it refuses a lockfile
 * that does not name the binaries of every platform, and some are not published for every version.
 */
export async function install() {
  const mark = fingerprint(path('package-lock.json'), path('package.json'));
  if (existsSync(node) && isFresh('install', mark)) return;
  say('Installing packages...');
  const npm = process.env.npm_execpath;
  const quiet = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = npm
    ? await run(process.execPath, [npm, ...quiet])
    : await run(windows ? 'npm.cmd' : 'npm', quiet);
  if (code !== 0 || !existsSync(node)) {
    say('The packages could not be installed. The lines above say why.');
    process.exit(code || 1);
  }
  stamp('install', mark);
}

const server = path('apps', 'api', 'dist', 'main.js');
const packages = ['domain', 'geocoder', 'languages', 'moderator', 'postgres'];

/** What is built, from what, and the file that is there once it is. */
const BUILDS = [
  {
    name: 'web',
    says: 'Building the web app...',
    from: [
      path('packages', 'domain', 'src'),
      path('packages', 'languages', 'src'),
      path('apps', 'web'),
    ],
    makes: path('apps', 'web', 'dist', 'index.html'),
  },
  {
    name: 'api',
    says: 'Putting the server together...',
    from: [
      ...packages.map((name) => path('packages', name, 'src')),
      path('apps', 'api', 'src'),
      path('scripts', 'build', 'api.mjs'),
    ],
    makes: server,
  },
];

/** Builds what has changed since it was built last; resolves to the exit code. */
export async function build() {
  for (const { name, says, from, makes } of BUILDS) {
    // The server knows where its files are, so in another folder it is another.
    const mark = root + fingerprint(path('package-lock.json'), ...from);
    if (existsSync(makes) && isFresh(name, mark)) continue;
    say(says);
    const code = await run(node, [path('scripts', 'build', `${name}.mjs`)]);
    if (code !== 0) return code;
    stamp(name, mark);
  }
  return 0;
}

/** How the server is run: with little memory (docs/decisions/020). */
export function serverCommand() {
  const { flags, env } = JSON.parse(readFileSync(path('apps', 'api', 'runtime.json'), 'utf8'));
  return { args: [...flags, server], env };
}
