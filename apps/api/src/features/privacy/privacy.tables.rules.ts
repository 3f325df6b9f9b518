import type { Exported, PersonalData } from '#platform/retention/personal-data';
import { platformData } from '#platform/retention/platform.personal-data';

/** Every table that knows people: what they get of it, and what is kept back. */
export function tablesIn(personalData: readonly PersonalData[]) {
  const tables = [platformData, ...personalData].flatMap((part) => Object.entries(part.tables));
  return {
    exported: tables.filter((table): table is [string, Exported] => typeof table[1] !== 'string'),
    withheld: tables.flatMap(([table, part]) => (typeof part === 'string' ? [table] : [])),
  };
}
