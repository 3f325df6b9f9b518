export { type AuthLibrary } from './sign-in/accounts.library.service.ts';
export { type Credentials } from './sign-in/accounts.credentials.service.ts';
export { type SecondSteps } from './sign-in/accounts.second-step.service.ts';
export { createAccounts } from './accounts.slice.ts';
export { type AccountRecords } from './accounts.records.store.ts';
export { type Corrections } from './corrections/accounts.corrections.service.ts';
export { type FirstAdmin, makeFirstAdmin } from './sign-up/accounts.first-admin.service.ts';
