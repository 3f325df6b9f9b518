import { slice } from '../kernel/index.ts';
import { accountOpeningEndpoints, adminAccountEndpoints } from './admin-accounts.endpoints.ts';
import { adminAccountEvents } from './admin-accounts.events.ts';
import { adminAccountKinds } from './admin-accounts.kinds.ts';

export const adminAccountSlice = slice({
  endpoints: { adminAccounts: adminAccountEndpoints, accountOpenings: accountOpeningEndpoints },
  events: adminAccountEvents,
  kinds: adminAccountKinds,
});
