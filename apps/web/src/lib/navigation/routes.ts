import type { Capability } from '@ribbon/domain/accounts';
import type { Access } from '@ribbon/domain/kernel';
import type { RouteComponent } from '@tanstack/react-router';
import { type Search as AddressSearch, searchOf, text } from './reading.ts';

/** Who a screen is for, and the text for people who have to sign in first. */
export interface ScreenGate {
  access: Exclude<Access, 'anyone'>;
  /** Requires a second factor even from people who need none elsewhere. */
  secondFactor?: true;
  /** The flag that the screen is for. */
  capability?: Capability;
  /** Stays open in beta to members without beta access, as its endpoints do. */
  isOutsideBeta?: true;
  prompt?: string;
}

interface Screen {
  /** Made by `lazyRouteComponent`, so that each screen is a file of its own. */
  screen: RouteComponent;
  gate?: ScreenGate;
}

interface Redirect {
  /** The path that replaces this one, with the same parameters. */
  redirect: string;
}

/** A slice's definition of one address; `app/` makes the route from it. */
export type RouteDefinition<
  Path extends string = string,
  Search extends AddressSearch | undefined = AddressSearch | undefined,
> = {
  path: Path;
  /** What the address may hold behind the question mark. */
  validateSearch?: Search;
} & (Screen | Redirect);

/** A definition that remembers its path and its search, which types every link to it. */
export const defineRoute = <
  const Path extends string,
  Search extends AddressSearch | undefined = undefined,
>(
  definition: RouteDefinition<Path, Search>,
): RouteDefinition<Path, Search> => definition;

const SECRET_MAX = 1000;

/** The search of an address that a mail holds. */
export const tokenSearch = searchOf({ token: text(SECRET_MAX) });
