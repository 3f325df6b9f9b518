import type { Cast, Part } from '#testing/cast';
import type { World } from '#testing/world';
import type { Member } from '@ribbon/domain/accounts';
import type { contract } from '@ribbon/domain/contract';

type Contract = typeof contract;
/** A part of the contract: the endpoints of a slice, or of one of its screens. */
type Group = keyof Contract;
type NameIn<G extends Group> = { [One in G]: `${One}.${keyof Contract[One] & string}` }[G];
export type EndpointName = NameIn<Group>;

export type Refusal = 403 | 404 | 409 | 422;
export type Input = Record<string, unknown>;

/** The person who asks, their cast and their world. */
export interface Scene {
  world: World;
  cast: Cast;
  part: Part;
}

/** A good request to an endpoint, and who may make it beyond what its `access` says. */
export interface Case {
  request?(scene: Scene): Input | Promise<Input>;
  /** The policy; left out, everybody admitted by `access` is allowed. */
  allows?(member: Member, part: Part): boolean;
  /** The policy's refusal: a refused act is denied, a refused read is not found. */
  refused?: Refusal | ((part: Part) => Refusal);
  /** The answer to people who are allowed, where it is not a plain yes. */
  answers?: number;
  /** Changes the people for good, so this endpoint gets a cast of its own. */
  spends?: true;
}

/** A case for each endpoint of these parts of the contract. */
export type CasesOf<G extends Group> = Readonly<Record<NameIn<G>, Case>>;

/** Each `*.access.ts` adds the parts of the contract whose cases it holds. */
export interface Covered {}

/** Does not compile while a part of the contract has no cases. */
export type EveryEndpointHasACase<Cases extends { readonly [G in Group]: CasesOf<G> } = Covered> =
  Cases;

export const NOBODY = '3d1f8f0e-38a4-4d0c-9f6e-0f8f6a3a2b1c';

export const body = (value: Input) => (): Input => ({ body: value });

/** A request about something that there is not. */
export const missing = (params: Record<string, string>): Case => ({
  request: () => ({ params }),
  allows: () => false,
  refused: 404,
});
