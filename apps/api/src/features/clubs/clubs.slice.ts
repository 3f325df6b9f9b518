import type { GuardianGate, VerificationService } from '#features/families';
import type { FriendStandings } from '#features/friends';
import type { GeocodingService } from '#features/geocoding';
import type { MediaLibrary } from '#features/media';
import type { Moderation } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { clubData } from './clubs.own-data.ts';
import { clubAdminRoutes } from './admin/admin.routes.ts';
import { clubAdminService } from './admin/admin.service.ts';
import { administratorLetters } from './admin/administrators.letters.ts';
import { clubAdministrators } from './admin/administrators.ts';
import { importService } from './admin/import.service.ts';
import { importWorker } from './admin/import.worker.ts';
import { clubChores } from './clubs.chores.ts';
import { findClubs, tellRequests } from './clubs.found.ts';
import { clubLetters } from './clubs.letters.ts';
import { clubPictureHooks, clubPictureReader, showClubPicture } from './clubs.picture.ts';
import { clubPages } from './clubs.pages.ts';
import { clubNotices } from './clubs.notices.ts';
import { clubRoutes } from './clubs.routes.ts';
import { clubAnnouncements, clubHoldings, clubService } from './clubs.service.ts';
import { readClubTexts } from './clubs.texts.ts';
import { finderService } from './finder.service.ts';
import { invitationLetters } from './invitations/invitations.letters.ts';
import { invitationRoutes } from './invitations/invitations.routes.ts';
import { invitationService } from './invitations/invitations.service.ts';
import { systemAdmins } from './manage/system-admins.ts';
import { clubAccess } from './manage/manage.access.ts';
import { manageRoutes } from './manage/manage.routes.ts';
import { manageService } from './manage/manage.service.ts';
import { clubMemberService } from './manage/members.service.ts';
import type { Departures } from './memberships.ending.ts';
import { clubMemberships, membershipService } from './memberships.service.ts';
import { teammateRoutes } from './teammates/teammates.routes.ts';
import { teammateService } from './teammates/teammates.service.ts';

interface Needs extends Platform {
  guardians: GuardianGate;
  verification: Pick<VerificationService, 'vouch' | 'guardiansOf'>;
  moderation: Moderation;
  media: MediaLibrary;
  geocoding: GeocodingService;
  standings: FriendStandings;
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
    ownData: clubData,
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
    notices: clubNotices,
    subscribers: importing.subscribers(),
    letters: [...clubLetters(needs), ...administratorLetters(needs), ...invitationLetters(needs)],
    chores: clubChores,
    pages: clubPages(needs),
    start: tellRequests(needs),
    find: findClubs(needs),
    onGivenUp: importing.onGivenUp,
    api: {
      memberships,
      access: { ...access, ...clubAnnouncements() },
      administrators: clubAdministrators(needs),
      systemAdmins,
      holdings: clubHoldings(needs),
      picture: { reader: clubPictureReader, hooks: clubPictureHooks(needs) },
    },
  };
}
