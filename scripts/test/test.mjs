// npm test: everything that must hold, from format to browser journeys. Ends with one line of counts.
// `npm test -- statics domain` runs only the stages that are named.
import { mkdirSync } from 'node:fs';
import { installBrowser } from '../browser.mjs';
import { missingOnOldest, onOldest } from './oldest.mjs';
import { inPool } from './pool.mjs';
import { buildOrFail, check, fail, found, journeys, vitest } from './stages.mjs';
import { endTogether, install, path, say } from '../tool.mjs';

const SLOWEST = 20;
const CRASHES = ['src/testing/crash.test.ts', 'src/testing/crash-embedded.test.ts'];
const tool = (...parts) => path('node_modules', ...parts);
/** Beside others each has one core: more threads than that compute the same types several times. */
const types = (place) => ({
  group: 'statics',
  name: `types of ${place}`,
  cores: 1,
  run: (how) =>
    check(`types of ${place}`, tool('typescript', 'bin', 'tsc'), {
      ...how,
      args: ['-p', place, '--checkers', '1'],
    }),
});
const reading = (name, script, args = [], env = {}) => ({
  group: 'statics',
  name,
  cores: 1,
  run: (how) => check(name, script, { ...how, args, env }),
});
const suite = (group, name, place, options = {}) => ({
  group,
  name,
  cores: 1,
  run: () => vitest(name, place, { ...options, args: ['--maxWorkers=1', ...(options.args ?? [])] }),
});
const large = (group, name, options) => ({
  group,
  name,
  cores: 2,
  run: () => vitest(name, 'apps/api', { ...options, alone: true }),
});

/** Each file runs once: with a second server these run there, and all others on the embedded one. */
const elsewhere = process.env.TEST_DATABASE_URL ? onOldest : [];

/** Long ones first, so that none is left at the end with an idle core beside it. */
const STAGES = [
  suite('crashes', 'crashes of the product', 'apps/api', {
    env: { TEST_DATABASE_URL: '' },
    args: CRASHES,
  }),
  reading('lint', tool('oxlint', 'bin', 'oxlint'), ['--deny-warnings', '.'], { GOMAXPROCS: '1' }),
  suite('web', 'web components', 'apps/web'),
  suite('launcher', 'database launcher', 'packages/postgres'),
  types('apps/api'),
  suite('moderator', 'moderator', 'packages/moderator'),
  types('apps/web'),
  types('apps/web/worker'),
  { group: 'journeys', name: 'build of the web app', cores: 1, run: buildOrFail },
  reading('boundaries', path('scripts', 'test', 'boundaries.mjs')),
  reading('plain English', path('scripts', 'test', 'dialect.mjs')),
  reading('dead code', tool('knip', 'bin', 'knip.js'), ['--no-progress']),
  suite('domain', 'domain', 'packages/domain'),
  types('packages/domain'),
  suite('geocoder', 'geocoder', 'packages/geocoder'),
  suite('languages', 'languages', 'packages/languages'),
  reading('catalogues', path('scripts', 'assets', 'i18n.mjs'), ['check']),
  ...['geocoder', 'languages', 'moderator', 'moderator/eval', 'moderator/training', 'postgres'].map(
    (name) => types(`packages/${name}`),
  ),
  types('e2e'),
  types('bench'),
  types('cluster'),
  reading('format', tool('oxfmt', 'bin', 'oxfmt'), ['--check', '.']),
  large('api', 'API on the embedded PostgreSQL', {
    env: { TEST_DATABASE_URL: '' },
    args: [...CRASHES, ...elsewhere].map((file) => `--exclude=${file}`),
  }),
  ...(elsewhere.length > 0
    ? [large('oldest', 'API on TEST_DATABASE_URL', { args: elsewhere })]
    : []),
  {
    group: 'journeys',
    name: 'browser journeys',
    cores: 2,
    after: ['build of the web app'],
    run: journeys,
  },
];

const wanted = process.argv.slice(2);
const groups = [...new Set(STAGES.map(({ group }) => group))];
const unknown = wanted.filter((name) => !groups.includes(name));
if (unknown.length > 0) {
  say(`There is no stage ${unknown.join(', ')}. The stages are ${groups.join(', ')}.`);
  process.exit(2);
}
const stages = STAGES.filter(({ group }) => wanted.length === 0 || wanted.includes(group));

endTogether();
await install();
if (stages.some(({ group }) => group === 'journeys')) await installBrowser();
mkdirSync(path('.cache'), { recursive: true });
if (stages.some(({ group }) => group === 'oldest')) {
  for (const file of missingOnOldest())
    fail(`scripts/test/oldest.mjs names ${file}, which does not exist`);
}
const began = Date.now();
// What only reads goes through beside the rest, one by one, with the time that waiting leaves over.
const isReading = ({ group }) => group === 'statics';
const others = stages.filter((stage) => !isReading(stage));
const readings = stages.filter(isReading);
const seconds = Object.assign(
  {},
  ...(await Promise.all(
    others.length === 0
      ? [inPool(readings)]
      : [inPool(others), inPool(readings.map(asABystander), 1)],
  )),
);

table('seconds of each stage; those on one core run side by side', Object.entries(seconds));
table(
  `the ${SLOWEST} slowest files`,
  found.files.map(({ name, seconds: taken }) => [name, taken]),
);
for (const test of found.flaky) say(`\nNEEDED A SECOND TRY, look for the race: ${test}`);
for (const failure of found.failures) say(`\nFAILED ${failure}`);
say(`\n${Math.round((Date.now() - began) / 1000)} seconds`);
say(`${found.passed} passed, ${found.failed} failed`);
process.exit(found.failed === 0 ? 0 : 1);

function asABystander(stage) {
  return { ...stage, run: () => stage.run({ isBystander: true }) };
}

function table(title, rows) {
  say(`\n${title}`);
  const longest = rows.toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST);
  for (const [name, taken] of longest) say(`${taken.toFixed(1).padStart(7)}  ${name}`);
}
