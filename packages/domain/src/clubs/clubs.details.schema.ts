import * as z from 'zod';
import { ClubId, Email } from '../accounts/index.ts';
import { prose } from '../kernel/index.ts';
import { JoinPolicy } from './clubs.schema.ts';

export const CLUB_NAME_MAX = 120;
export const DESCRIPTION_MAX = 2000;
export const PROGRAMS_MAX = 30;
export const PROGRAM_MAX = 80;

export const ClubLevel = z.enum(['recreational', 'beginner', 'intermediate', 'advanced', 'elite']);
export type ClubLevel = z.infer<typeof ClubLevel>;
export const CLUB_LEVEL_LABELS: Readonly<Record<ClubLevel, string>> = {
  recreational: 'Recreational',
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  elite: 'Elite',
};

export const ClubApparatus = z.enum(['freehand', 'rope', 'hoop', 'ball', 'clubs', 'ribbon']);
export type ClubApparatus = z.infer<typeof ClubApparatus>;
export const CLUB_APPARATUS_LABELS: Readonly<Record<ClubApparatus, string>> = {
  freehand: 'Freehand',
  rope: 'Rope',
  hoop: 'Hoop',
  ball: 'Ball',
  clubs: 'Clubs',
  ribbon: 'Ribbon',
};

export const ClubDay = z.enum([
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]);
export type ClubDay = z.infer<typeof ClubDay>;
export const CLUB_DAY_LABELS: Readonly<Record<ClubDay, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

export const JOIN_POLICY_LABELS: Readonly<Record<JoinPolicy, string>> = {
  open: 'Everybody can join',
  approval: 'The club says yes first',
  invitation: 'By invitation only',
};

export const detailMessages = {
  name: 'Please enter the name of the club',
  city: 'Please enter the town',
  country: 'Please choose a country',
  website: 'Web addresses start with http:// or https://',
  age: 'Please enter an age from 0 to 99',
  tooManyPrograms: 'A club can list 30 programs at most',
  longProgram: 'A program has 80 characters at most',
} as const;

/** Text that may be left empty; nothing is saved as nothing. */
const optional = (max: number) =>
  prose(max, { tooLong: `Please use ${max} characters at most` })
    .nullable()
    .transform((text) => (text === '' ? null : text));

const emptyOr = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .trim()
    .nullable()
    .transform((text) => (text === '' ? null : text))
    .pipe(schema.nullable());

/** Each choice once, in the order in which it is offered. */
const choices = <Choice extends string>(kind: z.ZodType<Choice, Choice> & { options: Choice[] }) =>
  z.array(kind).transform((chosen) => kind.options.filter((option) => chosen.includes(option)));

/** A list, or as people type it: with commas, blanks dropped. */
const Programs = z
  .union([z.string().max(4000, detailMessages.tooManyPrograms), z.array(z.string())])
  .transform((typed) => [
    ...new Set(
      (typeof typed === 'string' ? typed.split(',') : typed)
        .map((program) => program.trim())
        .filter((program) => program !== ''),
    ),
  ])
  .pipe(
    z
      .array(z.string().max(PROGRAM_MAX, detailMessages.longProgram))
      .max(PROGRAMS_MAX, detailMessages.tooManyPrograms),
  );

/** What a club's own administrators may say about it. */
export const ClubDetails = z.object({
  name: prose(CLUB_NAME_MAX, {
    required: detailMessages.name,
    tooLong: 'Names have 120 characters at most',
  }),
  address: optional(300),
  city: prose(100, {
    required: detailMessages.city,
    tooLong: 'Please use 100 characters at most',
  }),
  country: prose(60, {
    required: detailMessages.country,
    tooLong: 'Please use 60 characters at most',
  }).min(2, detailMessages.country),
  description: optional(DESCRIPTION_MAX),
  phone: optional(40),
  email: emptyOr(Email),
  website: emptyOr(
    z.url({ protocol: /^https?$/u, error: detailMessages.website }).max(300, 'That is too long'),
  ),
  hours: optional(500),
  programs: Programs,
  ageFrom: z
    .int(detailMessages.age)
    .min(0, detailMessages.age)
    .max(99, detailMessages.age)
    .nullable(),
  levels: choices(ClubLevel),
  apparatus: choices(ClubApparatus),
  days: choices(ClubDay),
  joinPolicy: JoinPolicy,
});
export type ClubDetails = z.infer<typeof ClubDetails>;
export type ClubField = keyof ClubDetails;

export const CLUB_FIELD_LABELS: Readonly<Record<ClubField, string>> = {
  name: 'Name',
  address: 'Address',
  city: 'Town',
  country: 'Country',
  description: 'Description',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  hours: 'Opening hours',
  programs: 'Programs',
  ageFrom: 'Age from',
  levels: 'Levels',
  apparatus: 'Apparatus',
  days: 'Training days',
  joinPolicy: 'Who can join',
};

/** What somebody wrote themselves, and others will read. */
export const CLUB_TEXTS = [
  'name',
  'address',
  'city',
  'country',
  'description',
  'phone',
  'email',
  'website',
  'hours',
  'programs',
] as const satisfies readonly ClubField[];

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Which parts differ, in the order of the form. */
export const changedFields = (before: ClubDetails, after: ClubDetails): ClubField[] =>
  ClubDetails.keyof().options.filter((field) => !same(before[field], after[field]));

/** Raised by every edit, so that nobody writes over what they have not seen. */
export const ClubVersion = z.int().min(1).max(2_000_000_000);

/** A club as its administrators edit it. */
export const EditableClub = z.object({
  id: ClubId,
  version: ClubVersion,
  // Not parsed again on its way out: what is stored may be older than a rule.
  details: z.object({
    name: z.string(),
    address: z.string().nullable(),
    city: z.string(),
    country: z.string(),
    description: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
    hours: z.string().nullable(),
    programs: z.array(z.string()),
    ageFrom: z.int().nullable(),
    levels: z.array(ClubLevel),
    apparatus: z.array(ClubApparatus),
    days: z.array(ClubDay),
    joinPolicy: JoinPolicy,
  }),
});
export type EditableClub = z.infer<typeof EditableClub>;

/** The six drawings that ship with the product. */
export const ClubArt = z.enum([
  'logo-spiral',
  'logo-hoop',
  'logo-clubs',
  'logo-ball',
  'logo-knot',
  'logo-star',
]);
export type ClubArt = z.infer<typeof ClubArt>;
