import type { ByteRange } from '@ribbon/domain/kernel';

/** What is kept: bytes at hand, or a file that may be moved away. */
export type Content = Uint8Array | { readonly path: string };

/** Where pictures and videos lie. Keys are ours and never a person's words. */
export interface Storage {
  put(key: string, content: Content, mediaType: string): Promise<void>;
  /** Undefined when nothing lies there. */
  size(key: string): Promise<number | undefined>;
  open(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** What is gone already is no mistake. */
  remove(keys: readonly string[]): Promise<void>;
  /** Every key there is, or those whose first part is this one; in no order. */
  list(first?: string): AsyncIterable<string>;
}

const KEY = /^[0-9a-f-]{36}\/[a-z]+\.[a-z0-9]+$/u;

/** Two parts, lower case: no key leads out of its folder. */
export const isStorageKey = (key: string): boolean => KEY.test(key);
