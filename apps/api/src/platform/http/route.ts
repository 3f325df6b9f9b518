import type { Access, Endpoint, OutputOf, RequestOf } from '@ribbon/domain/kernel';
import type { SignedIn } from '../session/session.ts';
import type { JsonAnswer, CachedAnswer } from './json-answer.ts';

/** Where the account library reads the visitor's address; only we write it, so nobody can forge it. */
export const ADDRESS_HEADER = 'x-ribbon-address';

/** What a handler may know of the request beyond its validated parts. */
export interface Exchange {
  readonly headers: Headers;
  readonly ip: string;
  /** Hands cookies to the browser. */
  setCookies(cookies: readonly string[]): void;
}

/** Where not everybody may enter there is always a member. */
type ActorBehind<A extends Access> = A extends 'anyone' ? SignedIn | undefined : SignedIn;

export type Handler<E extends Endpoint> = (
  request: RequestOf<E> & { actor: ActorBehind<E['access']>; exchange: Exchange },
) => Answer<OutputOf<E>> | Promise<Answer<OutputOf<E>>>;

type Answer<Output> = Output | JsonAnswer<Output> | CachedAnswer<Output>;

/** An endpoint with the code that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  /** What is known already is answered without a promise. */
  readonly handler: (request: never) => unknown;
  /** The same to everybody, so nobody asks who it is. */
  readonly isForAll?: true;
}

export const handle = <E extends Endpoint>(endpoint: E, handler: Handler<E>): Route => ({
  endpoint,
  handler,
});

/** For what is the same to everybody and asks for nothing: it is never known who it was. */
export const handleForAll = <E extends Endpoint & { access: 'anyone'; method: 'GET' }>(
  endpoint: E,
  answer: () => ReturnType<Handler<E>>,
): Route => ({ endpoint, handler: answer, isForAll: true });

/** Fails the start where a route is missing from the contract: no test of permissions would see it. */
export function checkRoutes(routes: readonly Route[], listed: readonly Endpoint[]): void {
  const unlisted = routes.filter(({ endpoint }) => !listed.includes(endpoint));
  if (unlisted.length === 0) return;
  const names = unlisted.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  throw new Error(`No slice of the domain lists these endpoints: ${names.join(', ')}.`);
}
