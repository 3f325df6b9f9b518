import { endpoint } from '../kernel/index.ts';
import { Settings } from './settings.schema.ts';

/** What every browser asks first. */
export const settingsReadEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/settings',
    access: 'anyone',
    seconds: 10,
    summary: "The platform's name, title, logo and beta mode.",
    returns: Settings,
  }),
};
