export { securityChores } from './security.chores.ts';
export { type EmailChangeService, emailChangeService } from './security.email.ts';
export { securityRoutes } from './security.routes.ts';
export { securityService } from './security.service.ts';
export { twoFactorService } from './security.two-factor.ts';
