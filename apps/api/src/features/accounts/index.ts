export { type AuthLibrary } from './accounts.auth.ts';
export { type Credentials } from './accounts.credentials.ts';
export { type SecondSteps } from './accounts.second-step.ts';
export { createAccounts } from './accounts.slice.ts';
export { type AccountRecords } from './accounts.records.store.ts';
export { type Corrections } from './corrections/corrections.ts';
export { type FirstAdmin, makeFirstAdmin } from './accounts.first-admin.ts';
