import type { DB } from '#db/schema.generated';
import type { KeptMedia, TicketId } from '@ribbon/domain/reports';
import { type Kysely, sql } from 'kysely';

/** No case about one of the reports of ticket `t` is open. */
export const hasNoOpenCase = sql`not exists (
  select from safeguarding_reports s join content_reports r on r.id = s.content_report_id
  where r.ticket_id = t.id and s.status <> 'closed')`;

/** Pictures and videos of what was reported, also when their post is gone. */
export const keptMediaStore = {
  /** Locked, so that nobody deletes a file between here and the end of the transaction. */
  async keep(tx: Kysely<DB>, ticketId: TicketId, mediaIds: readonly string[]): Promise<void> {
    if (mediaIds.length === 0) return;
    await sql`
      insert into report_media (ticket_id, media_id, position, kind, mime_type, storage_key, variants, sha256)
      select ${ticketId}, f.id, array_position(${mediaIds}::uuid[], f.id), f.kind, f.mime_type,
        f.storage_key, f.variants, f.sha256
      from media_files f where f.id = any(${mediaIds}::uuid[]) for share of f
      on conflict do nothing`.execute(tx);
  },

  async of(db: Kysely<DB>, ticketId: TicketId): Promise<KeptMedia[]> {
    const { rows } = await sql<KeptMedia>`
      select media_id as id, kind, variants ? 'poster' as "hasPoster" from report_media
      where ticket_id = ${ticketId} order by position`.execute(db);
    return rows;
  },

  find: (db: Kysely<DB>, ticketId: TicketId, mediaId: string) =>
    db
      .selectFrom('report_media')
      .select(['variants', 'mime_type as mimeType', 'sha256'])
      .where('ticket_id', '=', ticketId)
      .where('media_id', '=', mediaId)
      .executeTakeFirst(),

  /** Of tickets decided before this moment, and of people who are gone, unless a case is open. */
  async release(db: Kysely<DB>, before: Date): Promise<void> {
    await sql`
      delete from report_media m using report_tickets t
      where t.id = m.ticket_id and (t.decided_at < ${before} or t.author_id is null)
        and ${hasNoOpenCase}`.execute(db);
  },

  /** Of somebody whose account is erased, unless a case is open. */
  async releaseOf(tx: Kysely<DB>, authorId: string): Promise<void> {
    await sql`
      delete from report_media m using report_tickets t
      where t.id = m.ticket_id and t.author_id = ${authorId} and ${hasNoOpenCase}`.execute(tx);
  },
};
