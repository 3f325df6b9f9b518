import * as z from 'zod';
import { ClubDay, ClubTime, instantAt } from '../../calendar/index.ts';
import { APPARATUS_CLUBS, cursor, id, phrase, timestamp, t } from '../../kernel/index.ts';
import { CompetitionLevel } from '../competitions.schema.ts';
import {
  AGE_MAX,
  AGE_MIN,
  FEDERATION_CLASSES,
  FederationClass,
  isOfClass,
  revealsAge,
} from './competitions.entry-ages.rules.ts';
import { Ranking, ResultState, Scoring } from '../results/competitions.result-choices.schema.ts';
import { COMPETITION_LEVEL_LABELS } from '../listing/competitions.choices.texts.ts';

export const CATEGORIES_MAX = 40;
export const ENTRIES_PER_PAGE = 100;
export const PLACES_MAX = 5000;

export const CategoryId = id<'CategoryId'>();
export type CategoryId = z.infer<typeof CategoryId>;
export const EntryId = id<'EntryId'>();
export type EntryId = z.infer<typeof EntryId>;

export const Discipline = z.enum([
  'all_around',
  'freehand',
  'rope',
  'hoop',
  'ball',
  'clubs',
  'ribbon',
  'group',
]);
export type Discipline = z.infer<typeof Discipline>;
export const DISCIPLINE_LABELS: Readonly<Record<Discipline, string>> = {
  all_around: 'All-around',
  freehand: 'Freehand',
  rope: 'Rope',
  hoop: 'Hoop',
  ball: 'Ball',
  clubs: APPARATUS_CLUBS,
  ribbon: 'Ribbon',
  group: 'Group routine',
};

export const EntryStatus = z.enum(['waiting_guardian', 'entered', 'waiting_list', 'withdrawn']);
export type EntryStatus = z.infer<typeof EntryStatus>;
export const ENTRY_STATUS_LABELS: Readonly<Record<EntryStatus, string>> = {
  waiting_guardian: 'Waiting for a yes',
  entered: 'Entered',
  waiting_list: 'On the waiting list',
  withdrawn: 'Withdrawn',
};

/** A category as everyone sees it. */
export const EntryCategory = z.object({
  id: CategoryId,
  level: CompetitionLevel,
  discipline: Discipline,
  ageFrom: z.int().nullable(),
  ageTo: z.int().nullable(),
  /** A published age group of a federation, which may be of one year. */
  federationClass: FederationClass.nullable(),
  /** Null for no limit. */
  places: z.int().nullable(),
  fee: z.string().nullable(),
  entered: z.int(),
  waiting: z.int(),
  hasStartList: z.boolean(),
  /** How it is scored and ranked; the bands in thousandths. */
  scoring: Scoring,
  ranking: Ranking,
  gold: z.int().nullable(),
  silver: z.int().nullable(),
  bronze: z.int().nullable(),
  /** Where its results stand; drafts are there for the organiser only. */
  results: ResultState.nullable(),
});
export type EntryCategory = z.infer<typeof EntryCategory>;

/** As much of a category as its name says. */
export const CategoryLabel = EntryCategory.pick({
  level: true,
  discipline: true,
  ageFrom: true,
  ageTo: true,
  federationClass: true,
});
export type CategoryLabel = z.infer<typeof CategoryLabel>;

/** Junior · Hoop · 10 to 12 years. */
export function categoryName({
  level,
  discipline,
  ageFrom,
  ageTo,
  federationClass,
}: CategoryLabel): string {
  if (federationClass !== null) {
    const { label } = FEDERATION_CLASSES[federationClass];
    return [COMPETITION_LEVEL_LABELS[level], DISCIPLINE_LABELS[discipline], label].join(' · ');
  }
  const ages =
    ageFrom !== null && ageTo !== null
      ? [
          ageFrom === ageTo
            ? t('{ageFrom} years', { ageFrom })
            : t('{ageFrom} to {ageTo} years', { ageFrom, ageTo }),
        ]
      : ageFrom !== null
        ? [t('from {ageFrom} years', { ageFrom })]
        : ageTo !== null
          ? [t('up to {ageTo} years', { ageTo })]
          : [];
  return [COMPETITION_LEVEL_LABELS[level], DISCIPLINE_LABELS[discipline], ...ages].join(' · ');
}

/** Whether somebody born in a year is of the age that a category asks for, on the stated day. */
export function isOfAge(
  { ageFrom, ageTo }: Pick<EntryCategory, 'ageFrom' | 'ageTo'>,
  birthYear: number | null,
  ageOn: string,
): boolean {
  if (ageFrom === null && ageTo === null) return true;
  if (birthYear === null) return false;
  const age = Number(ageOn.slice(0, 4)) - birthYear;
  return age >= (ageFrom ?? 0) && age <= (ageTo ?? 200);
}

export const Registration = z.object({
  opensAt: timestamp,
  closesAt: timestamp,
  /** The day on which the age counts. */
  ageOn: z.iso.date(),
  state: z.enum(['soon', 'open', 'closed']),
  categories: z.array(EntryCategory),
});
export type Registration = z.infer<typeof Registration>;

const ageWords = t('An age is a whole number from {ageMin} to {ageMax}', {
  ageMin: AGE_MIN,
  ageMax: AGE_MAX,
});
const age = z.int(ageWords).min(AGE_MIN, ageWords).max(AGE_MAX, ageWords).nullable();
const placesWords = t('Please enter a number from 1 to {placesMax}, or leave it empty', {
  placesMax: PLACES_MAX,
});

export const CategoryDraft = z
  .object({
    /** Null for a new category. */
    id: CategoryId.nullable(),
    level: CompetitionLevel,
    discipline: Discipline,
    ageFrom: age,
    ageTo: age,
    federationClass: FederationClass.nullable().default(null),
    places: z.int(placesWords).min(1, placesWords).max(PLACES_MAX, placesWords).nullable(),
    fee: phrase(100, { tooLong: 'Fees can be up to 100 characters' }),
  })
  .superRefine((draft, context) => {
    const { ageFrom, ageTo } = draft;
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['ageTo'], message });
    if (ageFrom !== null && ageTo !== null && ageFrom > ageTo) {
      refuse('The maximum age can’t be below the minimum age');
    } else if (!isOfClass(draft)) refuse('These aren’t the ages of that federation class');
    else if (revealsAge(draft)) {
      refuse(
        'A category for under-18s needs at least two birth years, so that it doesn’t give away anyone’s age',
      );
    }
  });
export type CategoryDraft = z.output<typeof CategoryDraft>;

/** How people enter: from when to when, by which day the age counts, in which categories. */
export const RegistrationPlan = z
  .object({
    opensDay: ClubDay,
    opensTime: ClubTime,
    closesDay: ClubDay,
    closesTime: ClubTime,
    ageOn: ClubDay,
    categories: z
      .array(CategoryDraft)
      .min(1, 'Please add a category')
      .max(
        CATEGORIES_MAX,
        t('Up to {categoriesMax} categories', { categoriesMax: CATEGORIES_MAX }),
      ),
  })
  .superRefine((plan, context) => {
    const { opensDay, opensTime, closesDay, closesTime } = plan;
    if (`${closesDay}T${closesTime}` > `${opensDay}T${opensTime}`) return;
    const message = 'Entries can’t close before they open';
    context.addIssue({ code: 'custom', path: ['closesDay'], message });
  });
export type RegistrationPlan = z.output<typeof RegistrationPlan>;

type Times = Record<'opensDay' | 'opensTime' | 'closesDay' | 'closesTime', string>;
/** When entries open and close, by the clocks where the competition is. */
export const datesOf = (plan: Times, zone: string) => ({
  opensAt: instantAt(plan.opensDay, plan.opensTime, zone),
  closesAt: instantAt(plan.closesDay, plan.closesTime, zone),
});

/** An entry of the reader, of their child, or of their club. */
export const OwnEntry = z.object({
  id: EntryId,
  categoryId: CategoryId,
  name: z.string(),
  club: z.string().nullable(),
  status: EntryStatus,
  /** The place on the waiting list, from 1. */
  position: z.int().nullable(),
  number: z.int(),
  startPosition: z.int().nullable(),
  canWithdraw: z.boolean(),
  /** Whether others read name and club, where it is the reader's to say; null where it is not. */
  shows: z.object({ name: z.boolean(), club: z.boolean() }).nullable(),
  /** The reader may switch that on, and not only off. */
  mayShow: z.boolean(),
  /** Who still has to agree; `own` means the reader where `canAgree` is set. */
  waitsFor: z.object({ own: z.boolean(), guardian: z.boolean() }),
  canAgree: z.boolean(),
});
export type OwnEntry = z.infer<typeof OwnEntry>;

/** An entry as others see it; a name that is not theirs to read is null. */
export const ListedEntry = z.object({
  id: EntryId,
  name: z.string().nullable(),
  club: z.string().nullable(),
  number: z.int(),
  startPosition: z.int().nullable(),
});
export type ListedEntry = z.infer<typeof ListedEntry>;
/** A name that is not the reader's to know is a number. */
export const entryName = ({
  name,
  number,
}: {
  name: string | null;
  number: number | null;
}): string => name ?? (number === null ? 'Gymnast' : t('Gymnast {number}', { number }));

/** The same for the organiser. */
export const BoardEntry = z.object({
  id: EntryId,
  categoryId: CategoryId,
  /**
   * Null while a minor's consent is missing, after a withdrawal, and for accounts that are paused,
   * blocked or deleted.
   */
  name: z.string().nullable(),
  club: z.string().nullable(),
  status: EntryStatus,
  position: z.int().nullable(),
  number: z.int(),
  startPosition: z.int().nullable(),
});
export type BoardEntry = z.infer<typeof BoardEntry>;

export const EntryPage = z.object({ cursor: cursor.optional() });
/** Name and club are shown or hidden separately. */
export const NameChoice = z.object({ shown: z.boolean(), clubShown: z.boolean() });
export type NameChoice = z.infer<typeof NameChoice>;
/** The start order, set by hand; has to list every entry once. */
export const StartOrder = z.object({ entryIds: z.array(EntryId).min(1).max(PLACES_MAX) });

export const entryMessages = {
  planned: 'Entries saved.',
  entered: (count: number) =>
    t('{count, plural, one {Entered.} other {# entries saved.}}', { count }),
  notEntered: (names: string) =>
    t('Nobody is entered yet. Please look at {names} below.', { names }),
  withdrawn: 'Entry withdrawn.',
  drawn: 'Start list drawn.',
  ordered: 'Start list saved.',
  agreed: 'You’ve said yes.',
  shown: {
    neither: 'Others see a number.',
    name: 'Others can now see the first name and initial.',
    club: 'Others can now see the club.',
    both: 'Others can now see the first name, initial and club.',
  },
} as const;
