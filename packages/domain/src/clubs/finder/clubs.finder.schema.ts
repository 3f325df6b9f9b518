import * as z from 'zod';
import { line, oneDecimal, secretLine, t } from '../../kernel/index.ts';
import { ClubId } from '../../accounts/index.ts';
import { CoarsePosition, Place, PlaceText, Position } from '../../geocoding/index.ts';
import { ClubFacts } from '../clubs.details.schema.ts';
import { ClubApparatus, ClubLevel, TrainingDay } from './clubs.facets.schema.ts';

/** Clubs further away than this are not near. */
export const CLUB_RADIUS_KM = 50;
export const CLUBS_PER_PAGE = 10;
/** How many clubs the map of one search shows. */
export const MAP_POINTS = 500;
/** How many clubs are shown when none is near. */
export const NEAREST_CLUBS = 3;
/** How many programs there are to choose from. */
export const PROGRAM_CHOICES = 30;
/** How many programs a card and a popup name before '+n more'. */
export const CARD_PROGRAMS = 3;
export const POPUP_PROGRAMS = 2;

/** Ages to choose from; a club that takes gymnasts from four on is there for somebody of six. */
export const AGE_CHOICES = [3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18] as const;
export const ageLabel = (age: number): string => t('from {age} years', { age });

/** What a club has to offer to be shown; left out is anything. */
export const ClubFacets = z.object({
  program: line().min(1).max(80).optional(),
  age: z
    .stringFormat('age', /^\d{1,2}$/u, 'That age isn’t valid.')
    .transform(Number)
    .optional(),
  level: ClubLevel.optional(),
  apparatus: ClubApparatus.optional(),
  day: TrainingDay.optional(),
});
export type ClubFacets = z.infer<typeof ClubFacets>;

/** A search of the finder: near a place that is named, near a position, or everywhere. */
export const ClubSearch = ClubFacets.extend({
  near: PlaceText.optional(),
  at: CoarsePosition.optional(),
  /** Where the page before ended, as the server said it. */
  after: secretLine().max(1000).optional(),
});
export type ClubSearch = z.infer<typeof ClubSearch>;

/** A club as the finder shows it. */
export const FoundClub = ClubFacts.pick({
  name: true,
  city: true,
  country: true,
  address: true,
  description: true,
  phone: true,
  email: true,
  website: true,
  hours: true,
  programs: true,
  art: true,
  imageId: true,
  joinPolicy: true,
}).extend({
  id: ClubId,
  /** The last part of the address of its page. */
  slug: z.string(),
  position: Position.nullable(),
  rating: z.number().nullable(),
  membersCount: z.number(),
  isClaimed: z.boolean(),
  /** To one decimal; unknown without a search or without a position. */
  distanceKm: z.number().nullable(),
});
export type FoundClub = z.infer<typeof FoundClub>;

/** The last part of the address of a club's page, also one that it had before. */
export const ClubSlug = line().min(1).max(100);

/** A club as a spot on the map. */
export const ClubPoint = Position.extend({
  id: ClubId,
  name: z.string(),
  city: z.string(),
  isClaimed: z.boolean(),
});
export type ClubPoint = z.infer<typeof ClubPoint>;

/** Whose map lies below the clubs: our own, or what the operator has set up. */
export const MapSource = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('embedded') }),
  z.object({ kind: z.literal('tiles'), url: z.string(), attribution: z.string() }),
  z.object({ kind: z.literal('google'), key: z.string() }),
]);
export type MapSource = z.infer<typeof MapSource>;

/** A club on a page of its own. */
export const ClubPage = FoundClub.extend(
  ClubFacts.pick({ ageFrom: true, levels: true, apparatus: true, days: true }).shape,
).extend({
  /** Whose map lies below its position. */
  map: MapSource,
});
export type ClubPage = z.infer<typeof ClubPage>;

export const FoundClubs = z.object({
  /** The place that was searched; null for a search everywhere or around the person. */
  place: Place.nullable(),
  clubs: z.array(FoundClub),
  total: z.number(),
  /** The cursor of the next page, for `after`; null at the end. */
  next: z.string().nullable(),
  /** Only on the first page, and only when no club is near. */
  nearest: z.array(FoundClub),
  /** All that were found, for the map, nearest first; only on the first page. */
  points: z.array(ClubPoint),
  /** Whether there are more than the map shows. */
  morePoints: z.boolean(),
  map: MapSource,
});
export type FoundClubs = z.infer<typeof FoundClubs>;

/** A rating as it is written: one decimal. */
export const ratingText = (rating: number): string => oneDecimal.format(rating);

/** The first few programs, and how many are left. */
export const programsShown = (programs: readonly string[], most: number) => ({
  shown: programs.slice(0, most),
  more: Math.max(programs.length - most, 0),
});

export const finderMessages = {
  notRated: 'Not rated',
  noRating: 'No rating',
  noneNear: t(
    'No clubs found within {clubRadiusKm}km of this location. Try searching a different area.',
    { clubRadiusKm: CLUB_RADIUS_KM },
  ),
} as const;
