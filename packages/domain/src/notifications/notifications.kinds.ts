import * as z from 'zod';
import { kind, merge } from '../kernel/index.ts';
import { slices } from '../slices/index.ts';

/** The specification's kinds that no slice tells yet. */
const untold = {
  achievement: kind({
    category: 'posts',
    label: 'You achieved something',
    data: z.object({ name: z.string().max(120) }),
    title: () => 'New achievement',
    message: ({ name }) => `You have achieved “${name}”. Well done!`,
    link: () => '/challenges',
    mail: 'off',
    isFrequent: true,
  }),
};

/** Everything a person can be told, by the name under which it is stored: each slice brings its own. */
export const KINDS = { ...merge(slices.map(({ kinds }) => kinds)), ...untold };

export type NotificationType = keyof typeof KINDS;
export type DataOf<Type extends NotificationType> = z.infer<(typeof KINDS)[Type]['data']>;
