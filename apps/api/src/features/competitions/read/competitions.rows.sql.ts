import { shownCompetitionImage } from '#db/people/cards';
import type { Competition } from '@ribbon/domain/competitions';
import type { MediaId } from '@ribbon/domain/media';
import { type RawBuilder, sql } from 'kysely';

/** A competition as it is read; the picture is described afterwards, for a whole page at once. */
export type CompetitionRow = Omit<Competition, 'image'> & { imageId: MediaId | null };

const FACTS = sql`competition.id, competition.name, competition.organizer, competition.location, competition.city, competition.country,
  competition.start_date::text as "startDate", competition.end_date::text as "endDate", competition.category, competition.level, competition.description,
  competition.max_participants as "maxParticipants", competition.current_participants as "currentParticipants",
  competition.registration_deadline::text as "registrationDeadline", competition.entry_fee as "entryFee", competition.website,
  competition.image_art as art, competition.status`;

/** The columns of a card; a picture that nobody has reviewed is not among them. */
export const CARD_COLUMNS: RawBuilder<unknown> = sql`${FACTS}, ${shownCompetitionImage('competition')} as "imageId"`;

/** The same for moderators and the submitter: with the picture, whatever its state. */
export const ALL_COLUMNS: RawBuilder<unknown> = sql`${FACTS}, competition.image_id as "imageId"`;

/** Days since the beginning of the century: the cursor of lists ordered by day. */
export const dayNumber = (column: string): RawBuilder<number> =>
  sql<number>`(${sql.ref(column)} - date '2000-01-01')`;
