// Checks which modules import which. A run that read no modules would pass for nothing, so it
// fails.
import { cruise } from 'dependency-cruiser';
import config, { ROWS } from '../../.dependency-cruiser.mjs';
import { say } from '../tool.mjs';

const TESTS = '/testing/|\\.(?:test|fixture)\\.ts$';

async function check(places, forbidden, exclude = []) {
  const { options } = config;
  const { output } = await cruise(places, {
    ...options,
    exclude: { path: [...options.exclude.path, ...exclude] },
    ruleSet: { forbidden },
    validate: true,
  });
  const { totalCruised, violations } = output.summary;
  for (const { rule, from, to } of violations) say(`${rule.name}: ${from} -> ${to}`);
  say(`${totalCruised} modules, ${violations.length} violations`);
  return totalCruised >= 50 && violations.length === 0;
}

/**
 * The table of content names the rows of every slice. Rows stand on the kernel and are read nowhere
 * else (.dependency-cruiser.mjs), so they lead from no slice to another and are left out here.
 */
const SLICES = {
  name: 'no-cycles-of-slices',
  comment: 'Two slices that need each other are one.',
  severity: 'error',
  scope: 'folder',
  from: { path: '^packages/domain/src/[^/]+$' },
  to: { circular: true },
};

/** Tests build the whole server, so that every layer seems to need every other one with them. */
const LAYERS = {
  name: 'no-cycles-of-layers',
  comment:
    'features, platform and db stand on each other in this order; slices of the API do so too.',
  severity: 'error',
  scope: 'folder',
  from: { path: '^apps/api/src/(features/)?[^/]+$' },
  to: { circular: true },
};

const imports = await check(['packages', 'apps', 'e2e', 'bench', 'cluster'], config.forbidden);
const slices = await check(['packages/domain/src'], [SLICES], [ROWS]);
const layers = await check(['apps/api/src'], [LAYERS], [TESTS]);
process.exitCode = imports && slices && layers ? 0 : 1;
