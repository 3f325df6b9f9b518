import { endpoint } from '../kernel/index.ts';
import { moderationFaults } from '../moderation/index.ts';
import { Settings, SettingsChange } from './settings.schema.ts';

export const settingsEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/settings',
    access: 'anyone',
    summary: "The platform's name, title, logo and beta mode.",
    returns: Settings,
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/admin/settings',
    access: 'systemAdmin',
    summary: 'Changes the settings that are named and leaves the others.',
    body: SettingsChange,
    returns: Settings,
    faults: [moderationFaults.flagged],
  }),
};
