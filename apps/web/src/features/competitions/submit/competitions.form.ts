import type { Competition } from '@ribbon/domain/competitions';
import type { CompetitionInput } from '../competitions.queries.ts';

/** Nothing is chosen for somebody: what is missing is asked for. */
const EMPTY = {
  name: '',
  organizer: '',
  location: '',
  city: '',
  country: '' as CompetitionInput['country'],
  startDate: '',
  endDate: '',
  category: '' as CompetitionInput['category'],
  level: '' as CompetitionInput['level'],
  description: '',
  maxParticipants: '',
  registrationDeadline: '',
  entryFee: '',
  website: '',
  imageId: null,
  clubId: null,
} satisfies CompetitionInput;

/** What the form shows first: nothing, or the competition as it is. */
export function draftOf(competition: Competition | undefined): CompetitionInput {
  if (competition === undefined) return EMPTY;
  const { image, maxParticipants, country } = competition;
  return {
    name: competition.name,
    organizer: competition.organizer,
    location: competition.location,
    city: competition.city,
    country: country as CompetitionInput['country'],
    startDate: competition.startDate,
    endDate: competition.endDate ?? '',
    category: competition.category,
    level: competition.level,
    description: competition.description,
    maxParticipants: maxParticipants === null ? '' : String(maxParticipants),
    registrationDeadline: competition.registrationDeadline ?? '',
    entryFee: competition.entryFee ?? '',
    website: competition.website ?? '',
    imageId: image?.id ?? null,
    clubId: null,
  };
}
