import type {
  CompetitionCategory,
  CompetitionLevel,
  Discipline,
} from '@ribbon/domain/competitions';

interface AgeClass {
  readonly level: CompetitionLevel;
  readonly age_from: number | null;
  readonly age_to: number | null;
}

const YOUTH: AgeClass = { level: 'Youth', age_from: null, age_to: 12 };
const JUNIOR: AgeClass = { level: 'Junior', age_from: 13, age_to: 15 };
const SENIOR: AgeClass = { level: 'Senior', age_from: 16, age_to: null };

/** The classes of the sport that meet at a competition. */
const CLASSES: Readonly<Record<CompetitionLevel, readonly AgeClass[]>> = {
  Youth: [YOUTH],
  Junior: [JUNIOR],
  Senior: [SENIOR],
  Elite: [{ ...SENIOR, level: 'Elite' }],
  Masters: [{ ...SENIOR, level: 'Masters', age_from: 30 }],
  Open: [YOUTH, JUNIOR, SENIOR],
};

const DISCIPLINES: Readonly<Record<CompetitionCategory, readonly Discipline[]>> = {
  'Individual All-Around': ['all_around'],
  'Individual Apparatus': ['hoop', 'ball'],
  Group: ['group'],
  Team: ['all_around'],
  Mixed: ['all_around', 'group'],
};

/** Into what a competition is divided: each of its classes, in each of its disciplines. */
export const divisionOf = (level: CompetitionLevel, category: CompetitionCategory) =>
  DISCIPLINES[category].flatMap((discipline) =>
    CLASSES[level].map((ageClass) => ({ ...ageClass, discipline })),
  );

/** What it costs, as the competition says it and as its categories do. */
export interface Fees {
  readonly all: string;
  readonly alone: string | null;
  readonly group: string | null;
}

export function feesOf(category: CompetitionCategory, price: number, country: string): Fees {
  const money = (amount: number) => `${country === 'United Kingdom' ? '£' : '€'}${amount}`;
  const alone = category === 'Group' ? null : money(price);
  const group = category === 'Group' || category === 'Mixed' ? `${money(3 * price)} a group` : null;
  return { all: [alone, group].filter((fee) => fee !== null).join(', '), alone, group };
}
