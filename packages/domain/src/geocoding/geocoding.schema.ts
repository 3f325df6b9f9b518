import * as z from 'zod';
import { line } from '../kernel/index.ts';

/** How many places are suggested while somebody types. */
export const SUGGESTIONS_SHOWN = 6;
/** Suggestions begin here: one letter says too little. */
export const SUGGEST_FROM = 2;

export const Position = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type Position = z.infer<typeof Position>;

/** The sphere on which all distances are measured; the database has the same one. */
const EARTH_KM = 6371;
const RADIAN = Math.PI / 180;

/** Along the surface, to one decimal. */
export function kilometresBetween(one: Position, other: Position): number {
  const down = (other.latitude - one.latitude) * RADIAN;
  const across = (other.longitude - one.longitude) * RADIAN;
  const half =
    Math.sin(down / 2) ** 2 +
    Math.cos(one.latitude * RADIAN) * Math.cos(other.latitude * RADIAN) * Math.sin(across / 2) ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(half, 1))) * 10) / 10;
}

/** How finely a position is known: one address or postcode, its surroundings, or a town by name. */
export const Precision = z.enum(['address', 'unit', 'sector', 'district', 'area', 'place']);
export type Precision = z.infer<typeof Precision>;

/** A spot on the map that has a name. */
export const Place = Position.extend({ name: z.string(), precision: Precision });
export type Place = z.infer<typeof Place>;

/** A city, postcode or address as somebody types it. */
export const PLACE_TEXT_MAX = 200;
export const PLACE_TEXT_WANTED = 'Please enter a city, postcode or address.';
export const PlaceText = line(PLACE_TEXT_WANTED)
  .min(1, PLACE_TEXT_WANTED)
  .max(PLACE_TEXT_MAX, 'Please enter a shorter address.');

/** About a kilometre: enough for clubs nearby, too little for a front door. */
const STEPS_PER_DEGREE = 100;
const COARSE = /^-?\d{1,2}(?:\.\d{1,2})?,-?\d{1,3}(?:\.\d{1,2})?$/u;

/** Where somebody is, said no finer than to about a kilometre. */
export const coarsely = ({ latitude, longitude }: Position): string =>
  [latitude, longitude]
    .map((degrees) => String(Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE))
    .join(',');

const readCoarsely = (text: string): Position => {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
};

/** A position in an address: "53.8,-1.55". Anything finer is refused, so that nobody can send it. */
export const CoarsePosition = z
  .string()
  .regex(COARSE, 'We couldn’t use that location.')
  .refine(
    (text) => Position.safeParse(readCoarsely(text)).success,
    'We couldn’t use that location.',
  )
  .transform(readCoarsely);

export const geocodingMessages = {
  searchFailed: 'Error searching for location. Please try again.',
} as const;
