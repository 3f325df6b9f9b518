import * as z from 'zod';

/**
 * Zod would try whether it may write code at run time, and our content security policy reports the
 * try. Imported before everything else: a schema remembers how it was set when it was made.
 */
z.config({ jitless: true });
