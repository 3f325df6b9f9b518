import { type Context, type Verdict, moderate } from '@ribbon/moderator';

/** The reading on this server. The package reads its weights once for the process, at the first text. */
export const readLocally = (text: string, context: Context): Verdict => moderate(text, context);
