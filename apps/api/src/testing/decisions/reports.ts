import type { DB } from '#db/schema.generated';
import { type NewReport, TicketId, reportEndpoints } from '@ribbon/domain/reports';
import type { Kysely } from 'kysely';
import type { Person, World } from '../world.ts';

/** A report that is in the tables without having been made by anybody's click. */
export async function reportRow(
  db: Kysely<DB>,
  row: { reporter: string; type: 'post' | 'profile' | 'other'; id: string; description: string },
): Promise<string> {
  const now = new Date();
  const about = { content_type: row.type, content_id: row.id } as const;
  const { id: ticket_id } = await db
    .insertInto('report_tickets')
    .values({
      ...about,
      is_for_everybody: true,
      reasons: ['spam'],
      urgency: 'general',
      due_at: now,
      rank: now.getTime(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['content_type', 'content_id'])
        .where('status', 'in', ['pending', 'reviewed'])
        .doUpdateSet({ reports_count: 2 }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('content_reports')
    .values({
      ...about,
      ticket_id,
      reporter_id: row.reporter,
      reason: 'spam',
      description: row.description,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Reports something and gives the ticket it went to. */
export async function report(
  world: World,
  who: Person,
  about: Pick<NewReport, 'contentType' | 'contentId'> & Partial<NewReport>,
): Promise<TicketId> {
  await world.call(who, reportEndpoints.file, {
    body: { reason: 'spam', description: 'This is not kind', childAtRiskNow: false, ...about },
  });
  return ticketOf(world, about.contentId);
}

/** The newest ticket of a thing. */
export async function ticketOf(world: World, contentId: string): Promise<TicketId> {
  const { id } = await world.db
    .selectFrom('report_tickets')
    .select('id')
    .where('content_id', '=', contentId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return TicketId.parse(id);
}
