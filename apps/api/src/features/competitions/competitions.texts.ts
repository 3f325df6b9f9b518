import type { Moderation } from '#features/moderation';
import type { Member } from '@ribbon/domain/accounts';
import type { CompetitionChange } from '@ribbon/domain/competitions';
import { moderationFaults } from '@ribbon/domain/moderation';

const FIELDS = [
  'name',
  'organizer',
  'location',
  'city',
  'description',
  'entryFee',
  'website',
] as const;

/** Read before it is saved; a person reads it again before anybody else does. */
export async function readCompetition(
  moderation: Moderation,
  actor: Member,
  draft: Pick<CompetitionChange, (typeof FIELDS)[number]>,
): Promise<void> {
  for (const field of FIELDS) {
    const text = draft[field];
    if (text === null || text === '') continue;
    await moderation.approve(actor, { kind: 'competition', field, text, audience: 'public' });
  }
}

/** Words that go out without a person's look, to children as well: they are read hardest (rule 29). */
export async function readForMinors(
  moderation: Moderation,
  actor: Member,
  [path, text]: readonly [string, string],
): Promise<void> {
  if (text === '') return;
  const field = path.split('.').at(-1) ?? path;
  const draft = {
    kind: 'competition',
    field,
    text,
    audience: 'public',
    toAgeBand: 'under13',
  } as const;
  const { isForAPerson } = await moderation.approve(actor, draft).catch((error: unknown) => {
    if (!moderationFaults.flagged.matches(error)) throw error;
    const { message, data } = error;
    throw moderationFaults.flagged({ message, data, issues: [{ path, message }] });
  });
  if (!isForAPerson) return;
  const { message } = moderationFaults.notToMinors;
  throw moderationFaults.notToMinors({ issues: [{ path, message }] });
}
