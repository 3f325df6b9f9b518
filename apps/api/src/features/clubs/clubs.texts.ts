import type { Moderation } from '#features/moderation';
import type { Member } from '@ribbon/domain/accounts';
import { type ClubTextField, clubTexts, type OwnClubFacts } from '@ribbon/domain/clubs';
import { moderationFaults } from '@ribbon/domain/moderation';

export type ReadClubTexts = ReturnType<typeof readClubTexts>;

/**
 * Has what is said of a club read before it is saved. Only what is new is read; a refusal names its
 * field. How to reach the club may be in there: it is no private person.
 */
export const readClubTexts =
  (moderation: Moderation) =>
  async (
    author: Pick<Member, 'id' | 'ageBand'>,
    club: Pick<OwnClubFacts, ClubTextField>,
    before?: Pick<OwnClubFacts, ClubTextField>,
  ): Promise<void> => {
    const known = new Set(before && clubTexts(before).map(({ text }) => text));
    for (const { field, text } of clubTexts(club)) {
      if (known.has(text)) continue;
      try {
        await moderation.approve(author, { kind: 'club', field, text, audience: 'public' });
      } catch (error) {
        if (!moderationFaults.flagged.matches(error)) throw error;
        const { message, data } = error;
        throw moderationFaults.flagged({ message, data, issues: [{ path: field, message }] });
      }
    }
  };
