import { endpoint } from '../kernel/index.ts';
import { Waiting } from './admin-start.schema.ts';

export const adminStartEndpoints = {
  waiting: endpoint({
    method: 'GET',
    path: '/admin/waiting',
    access: 'systemAdmin',
    summary: 'What waits for a person, of every kind: how much, since when and until when.',
    returns: Waiting,
  }),
};
