import { isNotSuspended } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import type { BirthDate, ClubId, UserId } from '@ribbon/domain/accounts';
import type { CalendarFeed, FeedId } from '@ribbon/domain/calendar';
import type { Language } from '@ribbon/domain/kernel';
import { type Kysely, sql } from 'kysely';

interface OpenFeed extends BirthDate {
  id: FeedId;
  userId: UserId;
  clubId: ClubId | null;
  language: Language;
}

export const feedStore = {
  async ofPerson(db: Kysely<DB>, userId: UserId): Promise<CalendarFeed[]> {
    const rows = await db
      .selectFrom('calendar_feeds')
      .select(['id', 'club_id as clubId', 'created_at as createdAt', 'last_read_at as lastReadAt'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
    return rows as CalendarFeed[];
  },

  /** One address for each feed: a new one replaces the old. */
  async put(
    db: Kysely<DB>,
    feed: { userId: UserId; clubId: ClubId | null; tokenHash: string; at: Date },
  ): Promise<void> {
    await db
      .insertInto('calendar_feeds')
      .values({
        user_id: feed.userId,
        club_id: feed.clubId,
        token_hash: feed.tokenHash,
        created_at: feed.at,
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'club_id']).doUpdateSet({
          token_hash: feed.tokenHash,
          created_at: feed.at,
          last_read_at: null,
        }),
      )
      .execute();
  },

  async remove(db: Kysely<DB>, id: FeedId, userId: UserId): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('calendar_feeds')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },

  /** The feed behind a secret, while its owner can use the account. */
  async byToken(db: Kysely<DB>, tokenHash: string): Promise<OpenFeed | undefined> {
    const row = await db
      .selectFrom('calendar_feeds as feed')
      .innerJoin('athlete_profiles as profile', 'profile.id', 'feed.user_id')
      .select([
        'feed.id',
        'feed.user_id as userId',
        'feed.club_id as clubId',
        'profile.birth_month as birthMonth',
        'profile.birth_year as birthYear',
        'profile.language',
      ])
      .where('feed.token_hash', '=', tokenHash)
      .where('profile.status', '=', 'active')
      .where(isNotSuspended(sql.ref('feed.user_id')))
      .executeTakeFirst();
    return row as OpenFeed | undefined;
  },

  /** Noted now and then only: calendars read often. */
  async noteRead(db: Kysely<DB>, id: FeedId, at: Date, unlessSince: Date): Promise<void> {
    await db
      .updateTable('calendar_feeds')
      .set({ last_read_at: at })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('last_read_at', 'is', null), eb('last_read_at', '<', unlessSince)]))
      .execute();
  },
};
