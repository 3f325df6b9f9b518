import { clubTexts, wordsIn } from '@ribbon/domain/clubs';

/** How the moderator reads what a club says of itself. */
export const CLUB_READING = { textsOf: clubTexts, wordsIn };
