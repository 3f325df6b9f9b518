import { handle, handleForAll } from '#platform/http/route';
import { settingsEndpoints as endpoints } from '@ribbon/domain/settings';
import type { SettingsService } from './settings.service.ts';

export const settingsRoutes = (settings: SettingsService) => [
  handleForAll(endpoints.read, () => settings.kept()),
  handle(endpoints.change, ({ actor, body }) => settings.change(actor, body)),
  handle(endpoints.history, ({ query }) => settings.history(query)),
  handle(endpoints.undo, ({ actor, params, body }) =>
    settings.undo(actor, params.changeId, body.reason),
  ),
];
