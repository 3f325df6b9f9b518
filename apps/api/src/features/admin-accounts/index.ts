export { createAdminAccounts } from './admin-accounts.slice.ts';
