// Checks which modules import which. A run that read no modules would pass for nothing, so it
// fails.
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
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

const imports = await check(['packages', 'apps', 'e2e', 'bench'], config.forbidden);
const layers = await check(['apps/api/src'], [LAYERS], [TESTS]);
process.exitCode = imports && layers ? 0 : 1;
