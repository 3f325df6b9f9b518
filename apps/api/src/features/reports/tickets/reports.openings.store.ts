import { isGuardianOf } from '#db/visibility/relations';
import type { DB } from '#db/schema.generated';
import type { UserId } from '@ribbon/domain/accounts';
import type { Opening, ReportedType, TicketId } from '@ribbon/domain/reports';
import { type Kysely, sql } from 'kysely';

const SHOWN = 50;

interface NewOpening {
  ticketId: TicketId;
  moderatorId: UserId;
  ownerId: UserId | null;
  contentType: ReportedType;
  reason: string;
  at: Date;
}

/** Records when and why a moderator opened content that is not for everybody. */
export const openingStore = {
  async add(tx: Kysely<DB>, opening: NewOpening): Promise<void> {
    await tx
      .insertInto('report_openings')
      .values({
        ticket_id: opening.ticketId,
        moderator_id: opening.moderatorId,
        owner_id: opening.ownerId,
        content_type: opening.contentType,
        reason: opening.reason,
        created_at: opening.at,
      })
      .execute();
  },

  async hasOpened(db: Kysely<DB>, ticketId: TicketId, moderatorId: UserId): Promise<boolean> {
    const row = await db
      .selectFrom('report_openings')
      .select('id')
      .where('ticket_id', '=', ticketId)
      .where('moderator_id', '=', moderatorId)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Undefined unless the asker is a guardian of the child. */
  async ofChild(
    db: Kysely<DB>,
    guardianId: UserId,
    childId: UserId,
  ): Promise<Opening[] | undefined> {
    const { rows } = await sql<{ openings: (Omit<Opening, 'at'> & { at: string })[] }>`
      select coalesce((select json_agg(opening) from (
          select id, content_type as "contentType", created_at as at from report_openings
          where owner_id = profile.id order by created_at desc, id desc limit ${SHOWN}) opening), '[]') as openings
      from athlete_profiles profile where profile.id = ${childId} and ${isGuardianOf(guardianId, 'profile.id')}`.execute(
      db,
    );
    return rows[0]?.openings.map((opening) => ({ ...opening, at: new Date(opening.at) }));
  },
};
