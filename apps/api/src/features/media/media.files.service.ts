import type { DB } from '#db/schema.generated';
import type { Storage } from '#platform/storage/storage';
import type { UserId } from '@ribbon/domain/accounts';
import type { Kysely } from 'kysely';
import { mediaStore } from './media.store.ts';

interface FileOfPerson {
  name: string;
  content: AsyncIterable<Uint8Array>;
}

/** Everything that a person has uploaded for their profile and posts, for their own download. */
export const mediaFilesOf = ({ db, storage }: { db: Kysely<DB>; storage: Storage }) =>
  async function* filesOf(userId: UserId): AsyncGenerator<FileOfPerson> {
    for (const { id, key } of await mediaStore.ownedBy(db, userId)) {
      // Asked first: a file that has gone meanwhile must not spoil the rest.
      if ((await storage.size(key)) === undefined) continue;
      yield { name: `${id}.${key.split('.').at(-1)}`, content: await storage.open(key) };
    }
  };
