import * as z from 'zod';

/** What the search finds, in the order in which it is shown. */
export const FoundKind = z.enum(['person', 'club', 'competition', 'challenge', 'goal']);
export type FoundKind = z.infer<typeof FoundKind>;

/** One thing that was found. */
export const Found = z.object({
  kind: FoundKind,
  id: z.uuid(),
  title: z.string(),
  /** Distinguishes it from others of the same name. */
  note: z.string().nullable(),
  link: z.string(),
  /** The key of a drawing, or a stored picture; neither where its kind has none. */
  art: z.string().nullable(),
  imageId: z.string().nullable(),
});
export type Found = z.infer<typeof Found>;
