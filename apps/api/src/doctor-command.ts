import { readConfig } from '#platform/config/config';
import { type Finding, examine } from '#platform/doctor/doctor';
import { resolve } from 'node:path';
import { say } from './announce.ts';

const root = resolve(import.meta.dirname, '../../..');

/** npm run doctor: looks at everything that Ribbon needs, and says how to mend what is wrong. */
async function main(): Promise<void> {
  const findings = await examine(readConfig(process.env, root));
  say(`ok    Configuration\n${findings.map(lineOf).join('\n')}`);
  if (findings.some(({ isWell }) => !isWell)) process.exitCode = 1;
}

const lineOf = ({ name, isWell, words, remedy }: Finding): string =>
  isWell ? `ok    ${name}: ${words}` : `WRONG ${name}: ${words}\n      ${remedy}`;

main().catch((error: unknown) => {
  say(`WRONG ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
