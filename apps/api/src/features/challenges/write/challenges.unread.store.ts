import { bandOf } from '#db/visibility/visibility';
import type { DB } from '#db/schema.generated';
import type { UnreadWords, WordsFromBefore } from '#platform/content/content';
import type { AgeBand, UserId } from '@ribbon/domain/accounts';
import type { ChallengeMaker } from '@ribbon/domain/challenges';
import { type Kysely, sql } from 'kysely';
import { AUDIENCES, textsOf } from './challenges.texts.moderation.ts';

interface Unread {
  id: string;
  authorId: UserId;
  ageBand: AgeBand;
  maker: ChallengeMaker;
  title: string;
  description: string;
  rewards: string[];
  requirements: string[];
  tasks: { title: string; element: string }[];
  reason: string;
}

export const beforeStore = {
  async unread(
    ...[db, { authorId, clubId }, limit, now]: Parameters<WordsFromBefore['unread']>
  ): Promise<UnreadWords[]> {
    const { rows } = await sql<Unread>`
      select challenge.id, challenge.created_by as "authorId", ${bandOf('author', now)} as "ageBand", challenge.created_by_kind as maker,
        challenge.title, challenge.description, challenge.rewards, challenge.requirements, coalesce(challenge.cancel_reason, '') as reason,
        coalesce((select json_agg(json_build_object('title', task.title, 'element', coalesce(task.element, ''))
          order by task.position) from challenge_tasks task where task.challenge_id = challenge.id), '[]') as tasks
      from challenges challenge join athlete_profiles author on author.id = challenge.created_by
      where challenge.reader_age is null
        and ${authorId === null ? sql`true` : sql`challenge.created_by = ${authorId}`}
        and ${clubId === null ? sql`true` : sql`challenge.club_id = ${clubId}`}
      order by challenge.created_at desc, challenge.id desc limit ${limit}`.execute(db);
    return rows.map(({ id, authorId: by, ageBand, maker, reason, ...draft }) => ({
      id,
      author: { id: by, ageBand },
      audience: AUDIENCES[maker],
      texts: [...textsOf(draft), ['reason', reason]],
    }));
  },

  /** Undefined where somebody has changed it meanwhile. */
  async settle(tx: Kysely<DB>, id: string, readerAge: number): Promise<UserId | undefined> {
    const row = await tx
      .updateTable('challenges')
      .set({ reader_age: readerAge })
      .where('id', '=', id)
      .where('reader_age', 'is', null)
      .returning('created_by')
      .executeTakeFirst();
    return (row?.created_by ?? undefined) as UserId | undefined;
  },
};
