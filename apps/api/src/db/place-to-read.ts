import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

const place = new AsyncLocalStorage<Pool | undefined>();

/** Every statement of `act` goes to these connections, whichever database it was given. */
export const readingFrom = <Result>(pool: Pool, act: () => Result): Result => place.run(pool, act);

/** What is kept for later readers comes from the primary: a replica may be behind by then. */
export const readingFromPrimary = <Result>(act: () => Result): Result => place.run(undefined, act);

export const placeToRead = (): Pool | undefined => place.getStore();
