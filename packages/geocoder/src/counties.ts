import { fold } from './spelling.ts';
import { rowsOf } from './table.ts';

export interface Counties {
  /** The counties that a folded name means: one, several ("yorkshire") or none. */
  readonly named: (key: string) => ReadonlySet<string>;
  readonly isNation: (key: string) => boolean;
  readonly nationOf: (county: string) => string | undefined;
  /** How the tables write a folded name. */
  readonly spelling: (key: string) => string;
}

const NATIONS = ['England', 'Scotland', 'Wales', 'Northern Ireland', 'Channel Islands'];
const NONE: ReadonlySet<string> = new Set();

export function loadCounties(): Counties {
  const byKey = new Map<string, Set<string>>();
  const nations = new Map<string, string>();
  const spellings = new Map<string, string>();
  const add = (name: string, county: string) => {
    const key = fold(name);
    spellings.set(key, name);
    byKey.set(key, (byKey.get(key) ?? new Set<string>()).add(county));
  };
  for (const [county = '', nation = '', also = ''] of rowsOf('counties')) {
    nations.set(county, nation);
    add(county, county);
    for (const name of also.split('|').filter(Boolean)) add(name, county);
  }
  const nationKeys = new Map(NATIONS.map((nation) => [fold(nation), nation]));
  for (const [county, nation] of nations) if (nationKeys.has(fold(nation))) add(nation, county);
  return {
    named: (key) => byKey.get(key) ?? NONE,
    isNation: (key) => nationKeys.has(key),
    nationOf: (county) => nations.get(county),
    spelling: (key) => spellings.get(key) ?? key,
  };
}
