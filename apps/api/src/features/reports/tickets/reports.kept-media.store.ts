import type { DB } from '#db/schema.generated';
import type { KeptMedia, TicketId } from '@ribbon/domain/reports';
import { type Kysely, sql } from 'kysely';

/** No case about one of the reports of a ticket is open; `ticket` is the column of its id. */
export const hasNoOpenCase = (ticket: string) => sql`not exists (
  select from safeguarding_reports safeguarding join content_reports report on report.id = safeguarding.content_report_id
  where report.ticket_id = ${sql.ref(ticket)} and safeguarding.status <> 'closed')`;

/** Pictures and videos of what was reported, also when their post is gone. */
export const keptMediaStore = {
  /** Locked, so that nobody deletes a file between here and the end of the transaction. */
  async keep(tx: Kysely<DB>, ticketId: TicketId, mediaIds: readonly string[]): Promise<void> {
    if (mediaIds.length === 0) return;
    await sql`
      insert into report_media (ticket_id, media_id, position, kind, mime_type, storage_key, variants, sha256)
      select ${ticketId}, file.id, array_position(${mediaIds}::uuid[], file.id), file.kind, file.mime_type,
        file.storage_key, file.variants, file.sha256
      from media_files file where file.id = any(${mediaIds}::uuid[]) for share of file
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
      delete from report_media media using report_tickets ticket
      where ticket.id = media.ticket_id and (ticket.decided_at < ${before} or ticket.author_id is null)
        and ${hasNoOpenCase('ticket.id')}`.execute(db);
  },

  /** Of somebody whose account is erased, unless a case is open. */
  async releaseOf(tx: Kysely<DB>, authorId: string): Promise<void> {
    await sql`
      delete from report_media media using report_tickets ticket
      where ticket.id = media.ticket_id and ticket.author_id = ${authorId} and ${hasNoOpenCase('ticket.id')}`.execute(
      tx,
    );
  },
};
