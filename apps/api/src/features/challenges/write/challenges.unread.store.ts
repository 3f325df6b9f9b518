import { bandOf } from '#db/visibility';
import type { DB } from '#db/schema.generated';
import type { UnreadWords, WordsFromBefore } from '#platform/content';
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
      select c.id, c.created_by as "authorId", ${bandOf('a', now)} as "ageBand", c.created_by_kind as maker,
        c.title, c.description, c.rewards, c.requirements, coalesce(c.cancel_reason, '') as reason,
        coalesce((select json_agg(json_build_object('title', t.title, 'element', coalesce(t.element, ''))
          order by t.position) from challenge_tasks t where t.challenge_id = c.id), '[]') as tasks
      from challenges c join athlete_profiles a on a.id = c.created_by
      where c.reader_age is null
        and ${authorId === null ? sql`true` : sql`c.created_by = ${authorId}`}
        and ${clubId === null ? sql`true` : sql`c.club_id = ${clubId}`}
      order by c.created_at desc, c.id desc limit ${limit}`.execute(db);
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
