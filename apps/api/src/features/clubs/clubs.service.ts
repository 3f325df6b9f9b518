import type { DB } from '#db/schema.generated';
import { CLUB_CHOICES } from '@ribbon/domain/clubs';
import type { Kysely } from 'kysely';
import { clubStore } from './clubs.store.ts';

export type ClubService = ReturnType<typeof clubService>;

export const clubService = ({ db }: { db: Kysely<DB> }) => ({
  async choices(search: string) {
    return { clubs: await clubStore.choices(db, search, CLUB_CHOICES) };
  },
});
