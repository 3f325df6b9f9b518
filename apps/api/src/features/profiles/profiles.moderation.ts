import type { AccountRecords } from '#features/accounts';
import { bandOf } from '#db/visibility/visibility';
import type { ModerationQueue } from '#features/moderation';
import type { QueueHolder, UnreadWords, WordsFromBefore } from '#platform/content/content';
import { invalidate } from '#platform/realtime/realtime';
import type { AgeBand, UserId } from '@ribbon/domain/accounts';
import { sql } from 'kysely';

/** What becomes of the words of a profile that are held from minors, once a person has looked. */
export const profileHolder = ({
  records,
}: {
  records: Pick<AccountRecords, 'lockProfile' | 'setReaderAge'>;
}): QueueHolder => ({
  lock: (tx, id) => records.lockProfile(tx, id as UserId),

  async decide(tx, id, approved) {
    if (!approved) return;
    await records.setReaderAge(tx, id as UserId, 0);
    await invalidate(tx, `user:${id as UserId}`, 'people');
  },

  text: (id) => sql`
    select concat_ws(E'\n', profile.bio, nullif(array_to_string(profile.specialties, ', '), ''),
      nullif(array_to_string(profile.achievements, ', '), ''))
    from athlete_profiles profile where profile.id = ${id}`,
});

interface Unread {
  id: UserId;
  ageBand: AgeBand;
  bio: string | null;
  specialties: string[];
  achievements: string[];
}

const asWords = ({ id, ageBand, bio, specialties, achievements }: Unread): UnreadWords => ({
  id,
  author: { id, ageBand },
  audience: 'public',
  texts: [
    ['bio', bio ?? ''],
    ['specialties', specialties.join(', ')],
    ['achievements', achievements.join(', ')],
  ],
});

interface Needs {
  records: Pick<AccountRecords, 'settleReaderAge'>;
  queue: ModerationQueue;
}

/** Profiles from before their words were read for children. */
export const profilesFromBefore = ({ records, queue }: Needs): WordsFromBefore => ({
  async unread(db, { authorId, clubId }, limit, now) {
    if (clubId !== null) return [];
    const { rows } = await sql<Unread>`
      select profile.id, ${bandOf('profile', now)} as "ageBand", profile.bio, profile.specialties, profile.achievements
      from athlete_profiles profile where profile.texts_reader_age is null
        and ${authorId === null ? sql`true` : sql`profile.id = ${authorId}`}
      order by profile.id limit ${limit}`.execute(db);
    return rows.map(asWords);
  },

  async settle(tx, id, readerAge) {
    const userId = id as UserId;
    const isSettled = await records.settleReaderAge(tx, userId, readerAge);
    if (!isSettled || readerAge === 0) return;
    await queue.hold(tx, { kind: 'profile', id, authorId: userId }, readerAge);
  },
});
