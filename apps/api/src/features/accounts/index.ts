export {
  type AuthLibrary,
  RESET_LINK_MINUTES,
  VERIFICATION_LINK_HOURS,
  authLibrary,
  hashPassword,
} from './accounts.auth.ts';
export { accountChores } from './accounts.chores.ts';
export { type Credentials } from './accounts.credentials.ts';
export { type SecondSteps } from './accounts.second-step.ts';
export { type AccountMailing, accountMailing } from './accounts.mailing.ts';
export { type MailboxOwner } from './accounts.store.ts';
export { createAccounts } from './accounts.slice.ts';
