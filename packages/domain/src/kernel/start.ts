import * as z from 'zod';
import { timestamp } from './values/scalars.ts';

/** What somebody's start page can name, in the order in which it stands there. */
export const StartKind = z.enum([
  'decisions',
  'todo',
  'requests',
  'notifications',
  'event',
  'competition',
  'challenge',
  'goal',
]);
export type StartKind = z.infer<typeof StartKind>;

/** One line of it: how many, or what. */
export const StartLine = z.object({
  kind: StartKind,
  /** Of what is counted; null for a thing of its own. */
  count: z.int().nullable(),
  title: z.string().nullable(),
  /** The person or place it belongs to, or the progress so far. */
  note: z.string().nullable(),
  at: timestamp.nullable(),
  /** Where the clock hangs that `at` is read from; British where it is missing. */
  zone: z.string().optional(),
  /** The address that it leads to. */
  link: z.string(),
});
export type StartLine = z.infer<typeof StartLine>;

/** So many of a kind; nothing where there is none. */
export const startCount = (kind: StartKind, count: number, link: string): StartLine[] =>
  count === 0 ? [] : [{ kind, count, title: null, note: null, at: null, link }];
