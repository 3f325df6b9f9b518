import type * as z from 'zod';
import { merge } from '../kernel/index.ts';
import { slices } from '../slices/index.ts';

/** Every kind of notification, by the name under which it is stored; each slice brings its own. */
export const KINDS = merge(slices.map(({ kinds }) => kinds));

export type NotificationType = keyof typeof KINDS;
export type DataOf<Type extends NotificationType> = z.infer<(typeof KINDS)[Type]['data']>;
