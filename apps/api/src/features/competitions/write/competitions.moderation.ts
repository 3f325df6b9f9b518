import type { PlacedText } from '#platform/content/content';
import type { Moderation } from '#features/moderation';
import type { Member } from '@ribbon/domain/accounts';
import type { CompetitionChange } from '@ribbon/domain/competitions';

const FIELDS = [
  'name',
  'organizer',
  'location',
  'city',
  'description',
  'entryFee',
  'website',
] as const;

/** Words of a competition, which children find: read before they are saved (rules 29 and 33). */
export const readForChildren = (
  moderation: Moderation,
  actor: Member,
  texts: readonly PlacedText[],
): Promise<void> =>
  moderation.readForChildren(actor, { kind: 'competition', audience: 'public' }, texts);

/** What a competition says of itself. A person reads it again before anybody else does. */
export const readCompetition = (
  moderation: Moderation,
  actor: Member,
  draft: Pick<CompetitionChange, (typeof FIELDS)[number]>,
): Promise<void> =>
  readForChildren(
    moderation,
    actor,
    FIELDS.map((field) => [field, draft[field] ?? '']),
  );
