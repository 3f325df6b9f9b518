import * as z from 'zod';
import { line } from '../kernel/index.ts';
import { COUNTRIES, PersonCard } from '../accounts/index.ts';
import { FriendshipStatus } from '../friends/index.ts';

export const DIRECTORY_PAGE = 24;
export const FEATURED = 6;
/** Fewer letters say nothing about anybody. */
export const SEARCH_MIN = 2;

export const DirectorySort = z.enum(['popularity', 'name', 'achievements']);
export type DirectorySort = z.infer<typeof DirectorySort>;
export const DIRECTORY_SORT_LABELS: Readonly<Record<DirectorySort, string>> = {
  popularity: 'Popularity',
  name: 'Name',
  achievements: 'Achievements',
};

/** What the address of the screen holds, and what the server is asked. */
export const DirectorySearch = z.object({
  search: line().max(80).default(''),
  country: z.union([z.enum(COUNTRIES), z.literal('')]).default(''),
  specialty: line().max(60).default(''),
  sort: DirectorySort.default('popularity'),
});
export type DirectorySearch = z.infer<typeof DirectorySearch>;

/** Where the next page begins: after this figure, or name, of this person. To the browser a word. */
export const directoryCursor = z
  .string()
  .regex(
    /^(?:\d{1,9}|n)\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u,
    'That link isn’t valid.',
  );

export const DirectoryEntry = z.object({
  ...PersonCard.shape,
  specialties: z.array(z.string()),
  /** A minor's are nobody else's business. */
  followers: z.int().nullable(),
  achievements: z.int(),
  /** Null on the viewer's own entry and for visitors. */
  friendship: FriendshipStatus.nullable(),
});
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

export const DirectoryPage = z.object({
  people: z.array(DirectoryEntry),
  next: directoryCursor.nullable(),
});
export type DirectoryPage = z.infer<typeof DirectoryPage>;

/** The tiles, the first six athletes, and what can be filtered by. */
export const DirectoryOverview = z.object({
  athletes: z.int(),
  coaches: z.int(),
  countries: z.int(),
  followers: z.int(),
  /** Specialties that people have, most frequent first. */
  specialties: z.array(z.string()),
  featured: z.array(DirectoryEntry),
});
export type DirectoryOverview = z.infer<typeof DirectoryOverview>;
