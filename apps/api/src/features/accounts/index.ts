export { RESET_LINK_MINUTES, VERIFICATION_LINK_HOURS, type AuthLibrary } from './accounts.auth.ts';
export { type Credentials } from './accounts.credentials.ts';
export { type AccountMailing } from './accounts.mailing.ts';
export { type SecondSteps } from './accounts.second-step.ts';
export { createAccounts } from './accounts.slice.ts';
export { type MailboxOwner } from './accounts.store.ts';
export { type AccountRecords } from './accounts.records.store.ts';
