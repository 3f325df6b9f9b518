import type { ContentRow } from '../kernel/index.ts';

export const platform = {
  illustrated: true,
} as const satisfies ContentRow;
