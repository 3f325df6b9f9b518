import { type ContentRow, t } from '../kernel/index.ts';

/** A club, or what somebody without an account has described. */
export const other = {
  label: 'club or other thing',
  reported: t('club'),
} as const satisfies ContentRow;
