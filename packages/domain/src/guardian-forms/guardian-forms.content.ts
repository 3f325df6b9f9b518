import type { ContentRow } from '../kernel/index.ts';

export const guardianForm = {
  illustrated: true,
} as const satisfies ContentRow;
