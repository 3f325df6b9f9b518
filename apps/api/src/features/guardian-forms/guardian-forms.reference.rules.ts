import type { UserId } from '@ribbon/domain/accounts';
import { createHash } from 'node:crypto';

/** Nothing that looks like something else on paper. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 8;

/** The number on a form, always the same for a guardian and a child: it ties the paper to both. */
export function referenceOf(guardianId: UserId, childId: UserId): string {
  const hash = createHash('sha256').update(`signed form\n${guardianId}\n${childId}`).digest();
  const signs = [...hash.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}
