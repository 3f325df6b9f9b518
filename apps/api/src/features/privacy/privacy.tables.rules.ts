import type { Exported, OwnData } from '#platform/personal-data';
import { platformData } from '#platform/platform.personal-data';

/** Every table that knows people: what they get of it, and what is kept back. */
export function tablesIn(ownData: readonly OwnData[]) {
  const tables = [platformData, ...ownData].flatMap((part) => Object.entries(part.tables));
  return {
    exported: tables.filter((table): table is [string, Exported] => typeof table[1] !== 'string'),
    withheld: tables.flatMap(([table, part]) => (typeof part === 'string' ? [table] : [])),
  };
}
