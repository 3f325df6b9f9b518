import { isOneSlipApart, shortenings } from './spelling.ts';

const SHORTEST = 5;

/**
 * Finds names one slip away. Two words that differ by one slip become the same when at most one
 * letter of each is left out, so a look-up of those forms finds all, and few are compared.
 */
export function misspellings(names: Iterable<string>): (written: string) => string[] {
  const byForm = new Map<string, string[]>();
  const add = (form: string, name: string) => {
    const known = byForm.get(form);
    if (known === undefined) byForm.set(form, [name]);
    else known.push(name);
  };
  let longest = 0;
  for (const name of names) {
    if (name.length < SHORTEST) continue;
    longest = Math.max(longest, name.length);
    for (const form of new Set([name, ...shortenings(name)])) add(form, name);
  }
  return (written) => {
    if (written.length > longest + 1 || /\d/.test(written)) return [];
    const found = new Set<string>();
    for (const form of new Set([written, ...shortenings(written)])) {
      for (const name of byForm.get(form) ?? []) if (isOneSlipApart(name, written)) found.add(name);
    }
    return [...found];
  };
}
