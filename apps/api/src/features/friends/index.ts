export { friendRoutes } from './friends.routes.ts';
export { friendService } from './friends.service.ts';
