import type { Context, Verdict } from '@ribbon/moderator';

/**
 * The moderator in this process, loaded with the first text that is read here: its rules would
 * make every start longer, and most texts are read in threads.
 */
export const moderator = () => import('@ribbon/moderator');

/** The reading in this process. The package reads its weights once, at the first text. */
export const readLocally = async (text: string, context: Context): Promise<Verdict> =>
  (await moderator()).moderate(text, context);
