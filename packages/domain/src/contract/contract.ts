import { merge } from '../kernel/index.ts';
import { notificationSlice } from '../notifications/index.ts';
import { slices } from '../slices/index.ts';

const all = [...slices, notificationSlice];

/** Every endpoint of the API, by slice. */
export const contract = merge(all.map(({ endpoints }) => endpoints));

/** Everything that can happen and that somebody may want to know of. */
export const domainEvents = merge(all.map(({ events }) => events));
