import type { Check, Examined } from './check.ts';
import { databaseChecks } from './database.checks.ts';
import { surroundingChecks } from './surrounding.checks.ts';

/** One thing that was looked at: how it is, and where it is wrong also how to mend it. */
export interface Finding {
  name: string;
  isWell: boolean;
  words: string;
  remedy?: string;
}

/** Looks at everything that Ribbon needs, one thing after the other, and changes nothing that stays. */
export async function examine(config: Examined): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of databaseChecks(config)) {
    findings.push(await found(check));
    // Without a database the rest would say the same again.
    if (findings[0]?.isWell === false) break;
  }
  for (const check of surroundingChecks(config)) findings.push(await found(check));
  return findings;
}

async function found({ name, remedy, look }: Check): Promise<Finding> {
  try {
    return { name, isWell: true, words: await look() };
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string };
    return { name, isWell: false, words: message || code || String(error), remedy };
  }
}
