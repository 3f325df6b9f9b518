import { type AgeBand, isAdult } from '../people/accounts.ages.rules.ts';

/** One plain space between words, whatever white space was typed: the first word is the first name. */
export const singleSpaced = (name: string): string => name.trim().split(/\s+/u).join(' ');

/** What people are called by. */
export const givenName = (fullName: string): string =>
  singleSpaced(fullName).split(' ', 1)[0] ?? '';

/** First name and initial: enough to know a squad mate by, too little to find a child with. */
export function shortName(fullName: string): string {
  const [first = '', ...rest] = fullName.trim().split(/\s+/u);
  const last = rest.at(-1)?.codePointAt(0);
  if (last === undefined) return first;
  return `${first} ${String.fromCodePoint(last).toLocaleUpperCase()}.`;
}

/** The name that others see: an adult's is whole, a minor's short, and a missing one the username. */
export function shownName(person: {
  fullName: string | null;
  username: string;
  ageBand: AgeBand;
}): string {
  if (person.fullName === null) return person.username;
  return isAdult(person.ageBand) ? person.fullName : shortName(person.fullName);
}
