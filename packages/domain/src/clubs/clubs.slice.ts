import { slice } from '../kernel/index.ts';
import { clubAdminEndpoints } from './admin/clubs.admin.endpoints.ts';
import { clubEndpoints } from './clubs.endpoints.ts';
import { clubEvents } from './clubs.events.ts';
import { invitationEndpoints } from './manage/clubs.invitations.endpoints.ts';
import { manageEndpoints } from './manage/clubs.manage.endpoints.ts';
import { teammateEndpoints } from './manage/clubs.teammates.endpoints.ts';
import { clubKinds } from './clubs.kinds.ts';

export const clubSlice = slice({
  endpoints: {
    clubs: clubEndpoints,
    clubAdmin: clubAdminEndpoints,
    clubManagement: manageEndpoints,
    invitations: invitationEndpoints,
    teammates: teammateEndpoints,
  },
  events: clubEvents,
  kinds: clubKinds,
});
