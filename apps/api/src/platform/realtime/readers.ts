import { type Hidden, readersOf } from '#db/visibility/concerned';
import type { DB } from '#db/schema.generated';
import type { Topic } from '@ribbon/domain/kernel';
import type { Kysely } from 'kysely';
import { invalidationFor } from './realtime.ts';

/** Invalidates a topic for the administrators who may read a ticket, a case or a form. */
export async function invalidateForReaders(
  tx: Kysely<DB>,
  what: { hidden: Hidden; id: string },
  topic: Topic,
): Promise<void> {
  await invalidationFor(readersOf(what), topic).execute(tx);
}
