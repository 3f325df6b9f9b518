export { type DeletionService, deletionService } from './privacy.deletion.ts';
export { eraser, erasureChore } from './privacy.erasure.ts';
export { exportService } from './privacy.export.ts';
export { privacyRoutes } from './privacy.routes.ts';
export { privacyService } from './privacy.service.ts';
