export { friendshipDecision } from './friends.guardian.ts';
export { friendRoutes } from './friends.routes.ts';
export { friendService } from './friends.service.ts';
