import { slice } from '../kernel/index.ts';
import { correctionEndpoints } from './corrections/accounts.corrections.endpoints.ts';
import { accountEndpoints } from './accounts.endpoints.ts';
import { accountEvents } from './accounts.events.ts';

export const accountSlice = slice({
  endpoints: { accounts: accountEndpoints, corrections: correctionEndpoints },
  events: accountEvents,
});
