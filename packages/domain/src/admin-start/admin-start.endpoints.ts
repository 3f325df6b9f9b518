import { endpoint } from '../kernel/index.ts';
import { Waiting } from './admin-start.schema.ts';

export const adminStartEndpoints = {
  waiting: endpoint({
    method: 'GET',
    path: '/admin/waiting',
    access: 'systemAdmin',
    summary: 'Counts pending items by kind, with the oldest and the next deadline.',
    returns: Waiting,
  }),
};
