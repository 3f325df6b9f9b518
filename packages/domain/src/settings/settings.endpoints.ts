import * as z from 'zod';
import { AdminReason, commonFaults, endpoint, serial } from '../kernel/index.ts';
import { mediaFaults } from '../media/index.ts';
import { moderationRefusals } from '../moderation/index.ts';
import { settingsFaults } from './settings.faults.ts';
import { settingsReadEndpoints } from './settings.read.endpoints.ts';
import { SettingChange } from './settings.history.schema.ts';
import { Settings, SettingsChange } from './settings.schema.ts';

export const settingsEndpoints = {
  ...settingsReadEndpoints,
  change: endpoint({
    method: 'PATCH',
    path: '/admin/settings',
    access: 'systemAdmin',
    summary: 'Changes the named settings only, with a reason.',
    body: SettingsChange,
    returns: Settings,
    faults: [...moderationRefusals, mediaFaults.notYours],
  }),
  history: endpoint({
    method: 'GET',
    path: '/admin/settings/history',
    access: 'systemAdmin',
    summary: 'Lists changes to settings, with who made them, newest first, paginated.',
    query: z.object({ cursor: serial.optional() }),
    returns: z.object({ changes: z.array(SettingChange), next: serial.nullable() }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/admin/settings/history/:changeId/undo',
    access: 'systemAdmin',
    summary: 'Reverts a change to a setting, unless it has changed since.',
    params: z.object({ changeId: serial }),
    body: AdminReason,
    returns: Settings,
    faults: [commonFaults.notFound, settingsFaults.changedSince, settingsFaults.logoGone],
  }),
};
