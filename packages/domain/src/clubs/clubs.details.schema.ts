import * as z from 'zod';
import { prose } from '../kernel/index.ts';
import { ClubApparatus, ClubLevel, TrainingDay } from './clubs.facets.ts';
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

export const PROGRAMS_MAX = 30;
export const DESCRIPTION_MAX = 2000;

export const clubDetailMessages = {
  email: 'Please enter a valid email address',
  website: 'Please enter a web address that starts with http:// or https://',
  latitude: 'A latitude is a number from -90 to 90',
  longitude: 'A longitude is a number from -180 to 180',
  halfPlace: 'Please enter both latitude and longitude, or neither',
  age: 'An age is a whole number from 0 to 99',
  programs: `A club can have ${PROGRAMS_MAX} programs at most, each of 80 characters`,
} as const;

const required = (max: number, what: string, min = 1) =>
  prose(max, {
    required: `Please enter ${what}`,
    tooLong: `This can be ${max} characters at most`,
  }).min(min, `Please enter ${what}`);

/** What may stay empty is saved as null, never as ''. */
const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `This can be ${max} characters at most`)
    .nullable()
    .default(null)
    .transform((text) => (text === '' ? null : text));

/** A number as a form or a file has it: text that may be empty. */
const optionalNumber = (schema: z.ZodNumber) =>
  z
    .union([z.number(), z.string().trim().max(40)])
    .nullable()
    .default(null)
    .transform((value) => (value === null || value === '' ? null : Number(value)))
    .pipe(schema.nullable());

const within = (limit: number, message: string) =>
  z.number(message).min(-limit, message).max(limit, message);

const noDoubles = <T>(list: T[]): T[] => [...new Set(list)];

/** Comma-separated as people type them; trimmed, blanks and repetitions dropped. */
const programs = z
  .union([z.string().max(4000, clubDetailMessages.programs), z.array(z.string().max(200))])
  .default([])
  .transform((given) =>
    noDoubles(
      (typeof given === 'string' ? given.split(',') : given)
        .map((program) => program.trim())
        .filter((program) => program !== ''),
    ),
  )
  .pipe(
    z
      .array(z.string().max(80, clubDetailMessages.programs))
      .max(PROGRAMS_MAX, clubDetailMessages.programs),
  );

const facet = <T extends string>(choices: z.ZodType<T, T>) =>
  z.array(choices).max(20).default([]).transform(noDoubles);

/** Everything about a club that an administrator writes. */
export const ClubDetails = z
  .object({
    name: required(120, 'the name of the club'),
    city: required(100, 'the town'),
    country: required(60, 'the country', 2),
    address: optional(300),
    description: optional(DESCRIPTION_MAX),
    phone: optional(40),
    email: optional(254).pipe(z.email(clubDetailMessages.email).nullable()),
    website: optional(300).pipe(
      z
        .string()
        .regex(/^https?:\/\/[^\s/]/iu, clubDetailMessages.website)
        .nullable(),
    ),
    hours: optional(500),
    programs,
    art: z
      .union([ClubArt, z.literal('')])
      .nullable()
      .default(null)
      .transform((art) => (art === '' ? null : art)),
    latitude: optionalNumber(within(90, clubDetailMessages.latitude)),
    longitude: optionalNumber(within(180, clubDetailMessages.longitude)),
    ageFrom: optionalNumber(
      z.int(clubDetailMessages.age).min(0, clubDetailMessages.age).max(99, clubDetailMessages.age),
    ),
    levels: facet(ClubLevel),
    apparatus: facet(ClubApparatus),
    days: facet(TrainingDay),
    joinPolicy: JoinPolicy.default('open'),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    message: clubDetailMessages.halfPlace,
    path: ['longitude'],
  });
export type ClubDetails = z.output<typeof ClubDetails>;
/** The same before it was checked: what a form or a file holds. */
export type ClubDetailsDraft = z.input<typeof ClubDetails>;

/** What is said of a club in words, with the words as the moderator reads them. */
export interface ClubText {
  field: 'name' | 'description' | 'hours' | 'programs';
  text: string;
}

type Said = { name: string; description: string | null; hours: string | null; programs: string[] };

/** A bare word such as a program's name says little by itself: it is read together with what it is. */
export function clubTexts({ name, description, hours, programs: offered }: Said): ClubText[] {
  const texts: ClubText[] = [{ field: 'name', text: `Club: ${name}` }];
  if (description !== null) texts.push({ field: 'description', text: description });
  if (hours !== null) texts.push({ field: 'hours', text: `Hours: ${hours}` });
  if (offered.length > 0)
    texts.push({ field: 'programs', text: `Programs: ${offered.join(', ')}` });
  return texts;
}
