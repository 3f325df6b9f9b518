import { listFormat, t } from '../../kernel/index.ts';

const list = listFormat();

/** What is shown of an entry, as the person reads it who says yes. */
export interface ShownEntry {
  /** The form in which the name is shown: first name and initial. */
  name: string;
  club: string | null;
  categories: readonly string[];
  organizer: string;
}

/** Exactly what the organiser and others see once somebody says yes (child-safety rule 36). */
export function entryConsent({ name, club, categories, organizer }: ShownEntry): string {
  const shown = { organizer, name, categories: list.format(categories) };
  return club === null
    ? t(
        'If you say yes, the organiser ({organizer}) will see the name as “{name}”, no club and the category ({categories}). Everyone else sees a number and the category. Nobody else sees the name or the club unless they’re switched on, one by one, on the competition page.',
        shown,
      )
    : t(
        'If you say yes, the organiser ({organizer}) will see the name as “{name}”, the club ({club}) and the category ({categories}). Everyone else sees a number and the category. Nobody else sees the name or the club unless they’re switched on, one by one, on the competition page.',
        { ...shown, club },
      );
}

/** What a club states where nobody is linked to a young person of 13 to 15. */
export const CLUB_HOLDS_CONSENT =
  'For everyone from 13 to 15 we enter here who has no parent linked here, our club holds a parent’s written consent.';
