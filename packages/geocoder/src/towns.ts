import type { Gazetteer, Town } from './gazetteer.ts';
import { kilometresBetween, type Place } from './place.ts';

/** A town that is named before another one lies this close to it: Headingley, Leeds. */
const NEAR_KM = 30;
/** The last words of a line of an address name a town only if it is this large: not "High Street". */
const LARGE = 20_000;
const MOST_WORDS = 8;

type Names = (key: string) => readonly Town[];

/** Reads the parts of an address from its end, each within what follows it. */
export function townIn(parts: readonly string[], gazetteer: Gazetteer): Place | undefined {
  const [only, ...more] = parts;
  return (
    read(parts, gazetteer, gazetteer.named) ??
    (more.length === 0 ? gazetteer.county(only ?? '') : undefined) ??
    read(parts, gazetteer, gazetteer.nearly) ??
    gazetteer.county(parts.at(-1) ?? '')
  );
}

function read(parts: readonly string[], gazetteer: Gazetteer, names: Names): Town | undefined {
  const counties = new Set<string>();
  let found: Town | undefined;
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at] ?? '';
    const meant = gazetteer.counties.named(part);
    const town = inPart(part, parts.length > 1, gazetteer, names, counties, found);
    if (found !== undefined && town === undefined) return found;
    if (gazetteer.counties.isNation(part) || (meant.size > 0 && at > 0 && town === undefined)) {
      for (const county of meant) counties.add(county);
      continue;
    }
    if (town !== undefined) {
      for (const county of meant) counties.add(county);
      found = town;
    }
  }
  return found;
}

function inPart(
  part: string,
  isAddress: boolean,
  gazetteer: Gazetteer,
  names: Names,
  counties: ReadonlySet<string>,
  around: Town | undefined,
): Town | undefined {
  const whole = choose(names(part), counties, around);
  if (whole !== undefined) return whole;
  const words = part.split(' ');
  if (words.length > MOST_WORDS) return undefined;
  for (let cut = words.length - 1; cut > 0; cut -= 1) {
    const meant = gazetteer.counties.named(words.slice(cut).join(' '));
    const [within] = gazetteer.named(words.slice(cut).join(' '));
    const candidates = names(words.slice(0, cut).join(' '));
    const inside = candidates.find(
      (town) => meant.has(town.county) || (within !== undefined && isNear(town, within)),
    );
    if (inside !== undefined && around === undefined) return inside;
  }
  if (!isAddress && !/\d/.test(part)) return undefined;
  for (let cut = 1; cut < words.length; cut += 1) {
    const town = choose(gazetteer.named(words.slice(cut).join(' ')), counties, around);
    if (town !== undefined && town.population >= LARGE) return town;
  }
  return undefined;
}

/** The county decides between equal names, else the larger; what is around must be near. */
function choose(
  towns: readonly Town[],
  counties: ReadonlySet<string>,
  around: Town | undefined,
): Town | undefined {
  const fitting = towns.find(({ county }) => counties.has(county));
  if (around === undefined) return fitting ?? towns[0];
  return towns.find((town) => isNear(town, around)) ?? fitting;
}

function isNear(one: Town, two: Town): boolean {
  return kilometresBetween(one, two) < NEAR_KM;
}
