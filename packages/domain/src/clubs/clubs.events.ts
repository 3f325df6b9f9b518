import * as z from 'zod';
import { ClubImportId } from './clubs.import.schema.ts';

export const clubEvents = {
  /** The next part of an import is due: the rows from this one on. */
  'club.import.due': z.object({ importId: ClubImportId, from: z.int() }),
};
