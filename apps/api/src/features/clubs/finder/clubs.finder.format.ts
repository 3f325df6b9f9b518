import { commonFaults } from '@ribbon/domain/kernel';
import { Position } from '@ribbon/domain/geocoding';
import * as z from 'zod';

const id = z.uuid();

/**
 * Where a page ended. Around a place it also says where that is: asked again, a geocoder may answer
 * differently, and the pages of one search would not fit together.
 */
const Cursor = z.union([
  z.strictObject({ near: Position, metres: z.number().min(0), id }),
  z.strictObject({ name: z.string().max(120), id }),
]);
export type Cursor = z.infer<typeof Cursor>;

/** The last club of a page, by what the list is ordered by. */
export type ByDistance = Omit<Extract<Cursor, { near: Position }>, 'near'>;
export type ByName = Extract<Cursor, { name: string }>;

export const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url');

export function readCursor(text: string): Cursor {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw commonFaults.invalidInput();
  }
}
