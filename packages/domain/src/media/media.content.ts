import type { ContentRow } from '../kernel/index.ts';

export const media = {
  queued: 'Pictures and videos',
} as const satisfies ContentRow;
