import { handle } from '#platform/route';
import { settingsEndpoints as doors } from '@ribbon/domain/settings';
import type { SettingsService } from './settings.service.ts';

export const settingsRoutes = (settings: SettingsService) => [
  handle(doors.read, () => settings.read()),
  handle(doors.change, ({ actor, body }) => settings.change(actor, body)),
];
