import { cardJson } from '#db/people/cards';
import type { DB } from '#db/schema.generated';
import { bandOf } from '#db/visibility/visibility';
import { countTimed, newestOverdue } from '#db/waiting';
import { microsOf, olderThan, pageOf } from '#platform/http/keyset';
import type { AgeBand, PersonCard, UserId } from '@ribbon/domain/accounts';
import { HIDDEN_PAGE, type HiddenFilter, type HiddenItem } from '@ribbon/domain/sanctions';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Kinds, decidedContent, teamsOwn } from './sanctions.columns.sql.ts';

type Row = HiddenItem & { sortKey: number };

/** Somebody with their age band, as JSON. */
export const personJson = (
  profile: string,
  now: Date,
): RawBuilder<PersonCard & { ageBand: AgeBand }> =>
  sql`(${cardJson(profile, now)}::jsonb || jsonb_build_object('ageBand', ${bandOf(profile, now)}))`;

/** What its author has changed and sent again. */
const SENT_AGAIN = {
  rows: sql`account_sanctions where sent_again_at is not null and lifted_at is null`,
  since: sql`sent_again_at`,
};
export const sentAgainWaiting = (db: Kysely<DB>, now: Date) =>
  countTimed(db, now, 'sent_again', SENT_AGAIN);
export const sentAgainOverdue = (db: Kysely<DB>, now: Date) =>
  newestOverdue(db, now, 'sent_again', SENT_AGAIN);

/** What moderators have hidden, newest first. */
export async function hiddenPage(
  db: Kysely<DB>,
  content: Kinds,
  filter: HiddenFilter,
  { reader, now }: { reader: UserId; now: Date },
) {
  const { rows } = await sql<Row>`
    select sanction.id, sanction.version, sanction.kind, sanction.reason, sanction.words, ${teamsOwn(reader)},
      ${decidedContent(content)} as content, ${personJson('profile', now)} as author, sanction.created_at as "createdAt",
      sanction.sent_again_at as "sentAgainAt",
      ${microsOf('sanction.created_at')} as "sortKey"
    from account_sanctions sanction join athlete_profiles profile on profile.id = sanction.user_id
    where sanction.kind in ('hidden', 'removed') and sanction.lifted_at is null
      and ${filter.state === 'sent_again' ? sql`sanction.sent_again_at is not null` : sql`true`}
      and ${filter.type === undefined ? sql`true` : sql`sanction.content_type = ${filter.type}`}
      and ${olderThan(filter.cursor, { at: 'sanction.created_at', id: 'sanction.id' })}
    order by sanction.created_at desc, sanction.id desc limit ${HIDDEN_PAGE + 1}`.execute(db);
  const { shown, next } = pageOf(rows, HIDDEN_PAGE);
  return { items: shown, next };
}
