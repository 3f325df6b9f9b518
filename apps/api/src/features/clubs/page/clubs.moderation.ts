import type { Moderation } from '#features/moderation';
import type { Member } from '@ribbon/domain/accounts';
import { type ClubTextField, clubTexts, type OwnClubFacts } from '@ribbon/domain/clubs';

export type ReadClubTexts = ReturnType<typeof readClubTexts>;

/**
 * Has what is said of a club read before it is saved. Only what is new is read; a refusal names its
 * field. How to reach the club may stand in the fields that are there for it, and nowhere else.
 */
export const readClubTexts =
  (moderation: Moderation) =>
  async (
    author: Pick<Member, 'id' | 'ageBand'>,
    club: Pick<OwnClubFacts, ClubTextField>,
    before?: Pick<OwnClubFacts, ClubTextField>,
  ): Promise<void> => {
    const known = new Set(before && clubTexts(before).map(({ text }) => text));
    const isNew = ({ text }: { text: string }) => !known.has(text);
    await moderation.readForChildren(
      author,
      { kind: 'club', audience: 'public' },
      clubTexts(club)
        .filter(isNew)
        .map(({ field, text }) => [field, text]),
    );
  };
