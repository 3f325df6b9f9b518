// What vitest tells npm test: how many passed, what failed and why, what needed a second try, and how
// long each file took.
import { writeFileSync } from 'node:fs';

const LINES = 12;
const CHARACTERS = 1500;

export default class TestReport {
  #told = { passed: 0, failed: [], flaky: [], files: [] };

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const name = `${test.module.moduleId}: ${test.fullName}`;
    if (state === 'passed') this.#told.passed += 1;
    if (state === 'failed') this.#told.failed.push(`${name}\n${shortened(errors)}`);
    if (test.diagnostic()?.flaky) this.#told.flaky.push(`${name}\n${shortened(errors)}`);
  }

  onTestRunEnd(modules, unhandled) {
    for (const module of modules) {
      const errors = module.errors();
      this.#told.files.push({ file: module.moduleId, seconds: secondsOf(module.diagnostic()) });
      if (errors.length > 0) this.#told.failed.push(`${module.moduleId}\n${shortened(errors)}`);
    }
    if (unhandled.length > 0) this.#told.failed.push(`beside the tests\n${shortened(unhandled)}`);
    writeFileSync(process.env.TEST_REPORT, JSON.stringify(this.#told));
  }
}

/** Loading what it imports and its own hooks are part of what a file costs. */
const secondsOf = ({ setupDuration, collectDuration, duration }) =>
  (setupDuration + collectDuration + duration) / 1000;

const shortened = (errors) =>
  errors
    .map(({ stack, message }) => stack ?? message)
    .join('\n')
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .slice(0, LINES)
    .join('\n')
    .slice(0, CHARACTERS);
