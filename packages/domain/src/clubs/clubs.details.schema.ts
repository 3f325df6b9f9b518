import * as z from 'zod';
import { ClubId, isReservedClubName } from '../accounts/index.ts';
import { TimeZone, line, phrase, prose, recordedReason, t, version } from '../kernel/index.ts';
import { MediaId } from '../media/index.ts';
import { ClubApparatus, ClubLevel, TrainingDay } from './finder/clubs.facets.schema.ts';
import { JoinPolicy } from './clubs.schema.ts';

/** The drawings that a club can wear; keys of files that ship with the product. */
export const ClubArt = z.enum([
  'logo-spiral',
  'logo-hoop',
  'logo-clubs',
  'logo-ball',
  'logo-knot',
  'logo-star',
]);
export type ClubArt = z.infer<typeof ClubArt>;

/** What a club is recognised by: one of the drawings, or a picture of its own. */
export const ClubLogo = z.union([z.object({ art: ClubArt }), z.object({ imageId: MediaId })]);
export type ClubLogo = z.infer<typeof ClubLogo>;

export const PROGRAMS_MAX = 30;
export const DESCRIPTION_MAX = 2000;

export const clubDetailMessages = {
  email: 'Please enter a valid email address',
  website: 'Please enter a web address that starts with http:// or https://',
  latitude: 'Latitude must be between -90 and 90',
  longitude: 'Longitude must be between -180 and 180',
  halfPlace: 'Please enter both latitude and longitude, or neither',
  age: 'Please enter a whole number from 0 to 99',
  reservedName: 'That name looks like one of our own. Please choose another.',
  onePicture: 'Choose a drawing or your own picture, not both',
  programs: t('You can list up to {programsMax} programs of up to 80 characters each', {
    programsMax: PROGRAMS_MAX,
  }),
} as const;

const required = (max: number, what: string, min = 1) =>
  phrase(max, {
    required: t('Please enter {what}', { what }),
    ...tooLong(max),
  }).min(min, t('Please enter {what}', { what }));

/** What may stay empty is saved as null, never as ''. */
const orNull = (text: z.ZodString) =>
  text
    .nullable()
    .default(null)
    .transform((words) => (words === '' ? null : words));

const tooLong = (max: number) => ({
  tooLong: t('Please keep this to {max} characters or fewer', { max }),
});
const optional = (max: number) => orNull(phrase(max, tooLong(max)));
const optionalProse = (max: number) => orNull(prose(max, tooLong(max)));

/** A number as a form or a file has it: text that may be empty. */
const optionalNumber = (schema: z.ZodNumber) =>
  z
    .union([z.number(), z.nan(), line().max(40)])
    .nullable()
    .default(null)
    .transform((value) => (value === null || value === '' ? null : Number(value)))
    .pipe(schema.nullable());

const within = (limit: number, message: string) =>
  z.number(message).min(-limit, message).max(limit, message);

/** Comma-separated as people type them; trimmed, blanks and repetitions dropped. */
const programs = z
  .union([z.string().max(4000, clubDetailMessages.programs), z.array(z.string().max(200))])
  .default([])
  .transform((given) => [
    ...new Set(
      (typeof given === 'string' ? given.split(',') : given)
        .map((program) => program.trim())
        .filter((program) => program !== ''),
    ),
  ])
  .pipe(
    z
      .array(line().max(80, clubDetailMessages.programs))
      .max(PROGRAMS_MAX, clubDetailMessages.programs),
  );

/** Each choice once, in the order in which it is offered. */
const facet = <Choice extends string>(kind: z.ZodType<Choice, Choice> & { options: Choice[] }) =>
  z
    .array(kind)
    .max(20)
    .default([])
    .transform((chosen) => kind.options.filter((option) => chosen.includes(option)));

/** Everything about a club that somebody writes; the one place of its limits. */
const fields = z.object({
  name: required(120, 'the name of the club').refine(
    (name) => !isReservedClubName(name),
    clubDetailMessages.reservedName,
  ),
  address: optional(300),
  city: required(100, 'the town'),
  country: required(60, 'the country', 2),
  description: optionalProse(DESCRIPTION_MAX),
  phone: optional(40),
  email: optional(254).pipe(z.email(clubDetailMessages.email).nullable()),
  website: optional(300).pipe(
    z.url({ protocol: /^https?$/u, error: clubDetailMessages.website }).nullable(),
  ),
  /** One of the zones of its country; null for the usual one. */
  timeZone: orNull(line()).pipe(TimeZone.nullable()),
  hours: optional(500),
  programs,
  ageFrom: optionalNumber(
    z.int(clubDetailMessages.age).min(0, clubDetailMessages.age).max(99, clubDetailMessages.age),
  ),
  levels: facet(ClubLevel),
  apparatus: facet(ClubApparatus),
  days: facet(TrainingDay),
  joinPolicy: JoinPolicy.default('approval'),
  latitude: optionalNumber(within(90, clubDetailMessages.latitude)),
  longitude: optionalNumber(within(180, clubDetailMessages.longitude)),
  art: z
    .union([ClubArt, z.literal('')])
    .nullable()
    .default(null)
    .transform((art) => (art === '' ? null : art)),
  /** A stored picture; null takes it away, and left out it stays unless a drawing takes its place. */
  imageId: MediaId.nullable().optional(),
});
export type ClubField = keyof z.output<typeof fields>;

/** What only system admins write: the place on the map, and the picture together with the rest. */
const NOT_OWN = { latitude: true, longitude: true, art: true, imageId: true } as const;

/** As system admins write it. */
export const ClubDetails = fields
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    message: clubDetailMessages.halfPlace,
    path: ['longitude'],
  })
  .refine(({ art, imageId }) => art === null || (imageId ?? null) === null, {
    message: clubDetailMessages.onePicture,
    path: ['art'],
  });
export type ClubDetails = z.output<typeof ClubDetails>;
/** The same before it was checked: what a form or a file holds. */
export type ClubDetailsDraft = z.input<typeof ClubDetails>;

/** What system admins write, and why. */
export const WrittenClub = ClubDetails.safeExtend({ reason: recordedReason });
export type WrittenClub = z.output<typeof WrittenClub>;
export type WrittenClubDraft = z.input<typeof WrittenClub>;

/** What a club's own administrators may say about it. */
export const OwnClubDetails = fields.omit(NOT_OWN);
export type OwnClubDetails = z.output<typeof OwnClubDetails>;
export type OwnClubDetailsDraft = z.input<typeof OwnClubDetails>;
export type OwnClubField = keyof OwnClubDetails;

/** The same as it is stored, which may be older than a rule and is not checked on its way out. */
export const ClubFacts = z.object({
  name: z.string(),
  address: z.string().nullable(),
  city: z.string(),
  country: z.string(),
  description: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  website: z.string().nullable(),
  timeZone: z.string().nullable(),
  hours: z.string().nullable(),
  programs: z.array(z.string()),
  ageFrom: z.int().nullable(),
  levels: z.array(ClubLevel),
  apparatus: z.array(ClubApparatus),
  days: z.array(TrainingDay),
  joinPolicy: JoinPolicy,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  art: z.string().nullable(),
  imageId: MediaId.nullable(),
} satisfies Record<ClubField, z.ZodType>);
export type ClubFacts = z.infer<typeof ClubFacts>;
export const OwnClubFacts = ClubFacts.omit(NOT_OWN);
export type OwnClubFacts = z.infer<typeof OwnClubFacts>;

/** Which parts differ, in the order of the form. */
export const changedFields = <Field extends ClubField>(
  before: Pick<ClubFacts, Field>,
  after: Pick<ClubFacts, Field>,
): Field[] =>
  // A part that neither has is the same in both.
  (fields.keyof().options as Field[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

/** A club as its own administrators edit it. */
export const EditableClub = z.object({ id: ClubId, version, details: OwnClubFacts });
export type EditableClub = z.infer<typeof EditableClub>;
