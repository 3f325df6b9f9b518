import type { ContentRow } from '../kernel/index.ts';

/** A club, or what somebody without an account has described. */
export const other = {
  label: 'club or other thing',
  reported: 'club',
} as const satisfies ContentRow;
