import type { GuardianGate, VerificationService } from '#features/families';
import type { FriendshipStatuses } from '#features/friends';
import type { GeocodingService } from '#features/geocoding';
import type { MediaLibrary } from '#features/media';
import type { Moderation } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { clubData } from './clubs.personal-data.ts';
import { clubAdminRoutes } from './admin/clubs.admin.routes.ts';
import { clubAdminService } from './admin/clubs.admin.service.ts';
import { administratorEmails } from './admin/clubs.administrators.emails.ts';
import { clubAdministrators } from './admin/clubs.administrators.service.ts';
import { importService } from './admin/clubs.import.service.ts';
import { importWorker } from './admin/clubs.import.jobs.ts';
import { clubJobs } from './clubs.jobs.ts';
import { findClubs, requestLines } from './clubs.search.ts';
import { clubEmails } from './clubs.emails.ts';
import { clubPictureHooks, showClubPicture } from './page/clubs.media.ts';
import { clubContent } from './clubs.content.ts';
import { clubPages } from './page/clubs.pages.ts';
import { clubNotifications } from './clubs.notifications.ts';
import { clubRoutes } from './clubs.routes.ts';
import { clubRealtime, clubHoldings, clubService } from './clubs.service.ts';
import { readClubTexts } from './page/clubs.moderation.ts';
import { finderService } from './finder/clubs.finder.service.ts';
import { invitationLetters } from './invitations/clubs.invitations.emails.ts';
import { invitationRoutes } from './invitations/clubs.invitations.routes.ts';
import { invitationService } from './invitations/clubs.invitations.service.ts';
import { systemAdmins } from './manage/clubs.system-admins.rules.ts';
import { clubAccess } from './manage/clubs.manage.scope.ts';
import { manageRoutes } from './manage/clubs.manage.routes.ts';
import { manageService } from './manage/clubs.manage.service.ts';
import { clubMemberService } from './manage/clubs.members.service.ts';
import type { Departures } from './memberships/clubs.departures.service.ts';
import { clubMemberships, membershipService } from './memberships/clubs.memberships.service.ts';
import { teammateRoutes } from './teammates/clubs.teammates.routes.ts';
import { teammateService } from './teammates/clubs.teammates.service.ts';

interface Needs extends Platform {
  guardians: GuardianGate;
  verification: Pick<VerificationService, 'vouch' | 'guardiansOf'>;
  moderation: Moderation;
  media: MediaLibrary;
  geocoding: GeocodingService;
  statuses: FriendshipStatuses;
  /** What other slices end with a membership. */
  departures: Departures;
}

/** Finding a club, belonging to it and running it. */
export function createClubs(platform: Needs) {
  const access = clubAccess(platform);
  const readTexts = readClubTexts(platform.moderation);
  const showPicture = showClubPicture(platform.media);
  const needs = { ...platform, access, readTexts, showPicture };
  const memberships = clubMemberships(needs);
  const importing = importWorker(needs);
  return {
    personalData: clubData,
    routes: [
      ...clubRoutes({
        clubs: clubService(needs),
        finder: finderService(needs),
        memberships: membershipService(needs),
      }),
      ...clubAdminRoutes({ clubs: clubAdminService(needs), imports: importService(needs) }),
      ...manageRoutes({ management: manageService(needs), members: clubMemberService(needs) }),
      ...invitationRoutes({ invitations: invitationService(needs) }),
      ...teammateRoutes({ teammates: teammateService(needs) }),
    ],
    notifications: clubNotifications,
    subscribers: importing.subscribers(),
    emails: [...clubEmails(needs), ...administratorEmails(needs), ...invitationLetters(needs)],
    jobs: clubJobs,
    pages: clubPages(needs),
    start: requestLines(needs),
    find: findClubs(needs),
    onGivenUp: importing.onGivenUp,
    content: clubContent({ ...needs, memberships, pictureHooks: clubPictureHooks(needs) }),
    api: {
      memberships,
      access: { ...access, ...clubRealtime() },
      administrators: clubAdministrators(needs),
      systemAdmins,
      holdings: clubHoldings(needs),
    },
  };
}
