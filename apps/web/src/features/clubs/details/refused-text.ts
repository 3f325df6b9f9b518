import {
  type ClubText,
  type ClubTextField,
  type OwnClubFacts,
  clubTexts,
} from '@ribbon/domain/clubs';
import { type Refusal, moderationFaults } from '@ribbon/domain/moderation';

/** A text of a club that was not saved, as the moderator read it. */
export interface RefusedText {
  refusal: Refusal;
  read: ClubText | undefined;
}

/** What the moderator refused; undefined when the error is another. */
export function refusedText(
  error: unknown,
  details: Pick<OwnClubFacts, ClubTextField>,
): RefusedText | undefined {
  if (!moderationFaults.flagged.matches(error)) return undefined;
  const read = clubTexts(details).find(({ field }) => field === error.issues[0]?.path);
  return { refusal: error.data, read };
}
