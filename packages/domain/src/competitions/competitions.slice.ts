import { slice } from '../kernel/index.ts';
import { competitionAdminEndpoints } from './organisers/competitions.admin.endpoints.ts';
import { competitionEndpoints } from './competitions.endpoints.ts';
import { competitionEvents } from './competitions.events.ts';
import { competitionKinds } from './competitions.kinds.ts';
import { entryEndpoints } from './entries/competitions.entries.endpoints.ts';
import { organiserEndpoints } from './organisers/competitions.organisers.endpoints.ts';
import { passportEndpoints } from './results/competitions.passport.endpoints.ts';
import { resultEndpoints } from './results/competitions.results.endpoints.ts';

export const competitionSlice = slice({
  endpoints: {
    competitions: competitionEndpoints,
    competitionAdmin: competitionAdminEndpoints,
    competitionEntries: entryEndpoints,
    competitionOrganisers: organiserEndpoints,
    competitionResults: resultEndpoints,
    scorePassport: passportEndpoints,
  },
  events: competitionEvents,
  kinds: competitionKinds,
});
