export { authLibrary, hashPassword } from './accounts.auth.ts';
export { accountChores } from './accounts.chores.ts';
export { accountRoutes } from './accounts.routes.ts';
export { type AccountService, accountService } from './accounts.service.ts';
