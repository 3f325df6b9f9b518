export {
  type AuthLibrary,
  RESET_LINK_MINUTES,
  VERIFICATION_LINK_HOURS,
  authLibrary,
  hashPassword,
} from './accounts.auth.ts';
export { accountChores } from './accounts.chores.ts';
export { childPath } from './accounts.child-path.ts';
export { type Credentials, accountCredentials } from './accounts.credentials.ts';
export { accountRoutes } from './accounts.routes.ts';
export { type AccountMailing, accountMailing } from './accounts.mailing.ts';
export { accountService } from './accounts.service.ts';
export { signUpService } from './accounts.sign-up.ts';
