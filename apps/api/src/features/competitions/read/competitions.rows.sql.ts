import { shownCompetitionImage } from '#db/cards';
import type { Competition } from '@ribbon/domain/competitions';
import type { MediaId } from '@ribbon/domain/media';
import { type RawBuilder, sql } from 'kysely';

/** A competition as it is read; the picture is described afterwards, for a whole page at once. */
export type CompetitionRow = Omit<Competition, 'image'> & { imageId: MediaId | null };

const FACTS = sql`c.id, c.name, c.organizer, c.location, c.city, c.country,
  c.start_date::text as "startDate", c.end_date::text as "endDate", c.category, c.level, c.description,
  c.max_participants as "maxParticipants", c.current_participants as "currentParticipants",
  c.registration_deadline::text as "registrationDeadline", c.entry_fee as "entryFee", c.website,
  c.image_art as art, c.status`;

/** The columns of a card; a picture that nobody has reviewed is not among them. */
export const CARD_COLUMNS: RawBuilder<unknown> = sql`${FACTS}, ${shownCompetitionImage('c')} as "imageId"`;

/** The same for moderators and the submitter: with the picture, whatever its state. */
export const ALL_COLUMNS: RawBuilder<unknown> = sql`${FACTS}, c.image_id as "imageId"`;

/** Days since the beginning of the century: the cursor of lists ordered by day. */
export const dayNumber = (column: string): RawBuilder<number> =>
  sql<number>`(${sql.ref(column)} - date '2000-01-01')`;
