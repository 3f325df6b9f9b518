// Checks which modules import which. A run that read no modules would pass for nothing, so it
// fails.
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.mjs';
import { say } from './tool.mjs';

const { output } = await cruise(['packages', 'apps', 'e2e', 'bench'], {
  ...config.options,
  ruleSet: { forbidden: config.forbidden },
  validate: true,
});
const { totalCruised, violations } = output.summary;
for (const { rule, from, to } of violations) say(`${rule.name}: ${from} -> ${to}`);
say(`${totalCruised} modules, ${violations.length} violations`);
process.exitCode = totalCruised < 50 || violations.length > 0 ? 1 : 0;
