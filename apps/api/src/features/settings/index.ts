export { settingsRoutes } from './settings.routes.ts';
export { settingsService } from './settings.service.ts';
