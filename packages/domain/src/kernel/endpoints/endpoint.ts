import * as z from 'zod';
import type { FaultSummary } from './fault.ts';

/**
 * Who may enter: anyone; everybody with a session, also while the account waits for a guardian, is
 * paused or about to be deleted; people whose account can be used; system admins.
 */
export type Access = 'anyone' | 'anyAccount' | 'signedIn' | 'systemAdmin';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a moderator may have taken from somebody for a while: reaching others, or nearly everything. */
export type Restriction = 'limit' | 'suspension';

/** At most `max` calls per visitor in a window of `seconds`. */
export interface RateLimit {
  max: number;
  seconds: number;
}

/** A moment, or where below it there are some, by key; `*` stands for every entry of a list. */
export type DatePaths = 1 | { readonly [key: string]: DatePaths };

/** An endpoint of the API: the browser calls it, the server mounts it, the documentation prints it. */
export interface Endpoint {
  readonly method: Method;
  /** Below /api, with `:name` for parameters. */
  readonly path: `/${string}`;
  readonly access: Access;
  /**
   * Opens the endpoint to limited or suspended people, although `access` alone would not
   * (`serves`). Without it the endpoint is closed to them.
   */
  readonly openWhile?: 'limited' | 'suspended';
  /** Serves members without beta access, too; only what is about their own account and family does. */
  readonly outsideBeta?: true;
  /** One sentence for the reader of the documentation. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** A file comes in, as multipart form data with one part named `file`. */
  readonly takesFile?: true;
  /** How large a body may be, where it may be larger than usual. */
  readonly bodyBytes?: number;
  readonly returns: z.ZodType;
  /** Where the answer holds moments; written by the build of the web app, which has no schemas. */
  readonly dates?: DatePaths;
  /** Refusals beyond the common ones. */
  readonly faults?: readonly FaultSummary[];
  readonly limit?: RateLimit;
  /** The timeout of a whole call, all tries included, if not the default. */
  readonly seconds?: TimeoutSeconds;
  /**
   * May be read from a replica that has everything that was acknowledged before the request. Never
   * for what decides who may do what: sessions, consent, blocks, moderation, administration.
   */
  readonly reads?: 'replica';
  /** It may reach the server twice without harm, as what is only read may. */
  readonly repeatable?: true;
  /** Whatever it does, everybody's sign-in, account and roles stay as they are. */
  readonly keepsSessionCache?: true;
  /** Its answer holds a secret: a code, a link that opens something, who is signed in. */
  readonly holdsSecret?: true;
}

/** Timeout of a call, in seconds. */
export type TimeoutSeconds = 10 | 15 | 30;

/** What is written may be read by a service elsewhere first, which has fifteen seconds of its own. */
export const timeoutOf = ({
  method,
  seconds,
}: Pick<Endpoint, 'method' | 'seconds'>): TimeoutSeconds => seconds ?? (method === 'GET' ? 15 : 30);

/** How often a caller may try within that time: once more after each of two failures, if at all. */
export const triesOf = ({ method, repeatable }: Pick<Endpoint, 'method' | 'repeatable'>): number =>
  method === 'GET' || repeatable === true ? 3 : 1;

/**
 * Whether the answer may be compressed. The length of a compressed answer reveals something about
 * its content, so answers with secrets are never compressed, nor are answers to text from the
 * caller.
 */
export const mayCompress = ({ method, holdsSecret }: Endpoint): boolean =>
  method === 'GET' && holdsSecret !== true;

/** The answer of an endpoint that only does something. */
export const nothing = z.void();

/** The answer of an endpoint that hands out a file; only its media type is promised. */
export const download = z.custom<Download>();

export interface Download {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/** The answer of an endpoint that shows a stored file, whole or in part. */
export const storedFile = z.custom<StoredFile>();

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly mediaType: string;
  readonly bytes: number;
  /** Other content has another tag. */
  readonly tag: string;
  /** `viewer` means only the requester may see it, so shared caches must not store it. */
  readonly audience: 'everyone' | 'viewer';
  open(range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
}

/** What a caller hands over; a browser's `File` is one. */
export interface OutgoingFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** An uploaded file, while it is still arriving. Its name and content are untrusted. */
export interface IncomingFile {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
}

/**
 * Whether an endpoint serves somebody with a restriction; the only definition. `anyAccount` works
 * in every state of an account (rule 26) and `anyone` needs none. A limited person reads, and
 * writes only where the endpoint allows it; a suspended one does neither.
 */
export function serves(
  { access, method, openWhile }: Pick<Endpoint, 'access' | 'method' | 'openWhile'>,
  restriction: Restriction,
): boolean {
  if (access === 'anyone' || access === 'anyAccount' || openWhile === 'suspended') return true;
  if (restriction === 'suspension' || access === 'systemAdmin') return false;
  return method === 'GET' || openWhile === 'limited';
}

/**
 * Whether an endpoint asks for beta access while beta mode is on. Public endpoints stay open and treat
 * people without it as visitors; system admins always have it.
 */
export const asksForBeta = ({
  access,
  openWhile,
  outsideBeta,
}: Pick<Endpoint, 'access' | 'openWhile' | 'outsideBeta'>): boolean =>
  outsideBeta !== true &&
  (access === 'signedIn' || (access === 'anyone' && openWhile !== 'suspended'));

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Part<E, Key extends string> =
  E extends Readonly<Record<Key, infer S extends z.ZodType>> ? S : never;

type FilePart<E, File> = E extends { readonly takesFile: true } ? { file: File } : unknown;

type Parts<E extends Endpoint, Direction extends 'sent' | 'read'> = FilePart<
  E,
  Direction extends 'sent' ? OutgoingFile : IncomingFile
> & {
  [
    Key in 'params' | 'query' | 'body' as [Part<E, Key>] extends [never] ? never : Key
  ]: Direction extends 'sent' ? z.input<Part<E, Key>> : z.output<Part<E, Key>>;
};

/** What a caller passes. */
export type InputOf<E extends Endpoint> = Parts<E, 'sent'>;
/** What a handler receives, validated. */
export type RequestOf<E extends Endpoint> = Parts<E, 'read'>;
/** What a handler returns and a caller gets. */
export type OutputOf<E extends Endpoint> = z.output<E['returns']>;
