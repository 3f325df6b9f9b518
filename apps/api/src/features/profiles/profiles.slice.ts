import type { AccountRecords, Corrections } from '#features/accounts';
import type { GuardianGate } from '#features/families';
import type { MediaLibrary } from '#features/media';
import type { Moderation, ModerationQueue, ReadNames } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { directoryService } from './directory/profiles.directory.service.ts';
import { findListed } from './directory/profiles.search.ts';
import { profileHolder, profilesFromBefore } from './profiles.moderation.ts';
import { waitingBios } from './profiles.bios.service.ts';
import { profileContent } from './profiles.content.ts';
import { profileData } from './profiles.personal-data.ts';
import { profilePictureHooks, profilePictureReader } from './profiles.media.ts';
import { profileReading } from './profiles.read.service.ts';
import { profileRoutes } from './profiles.routes.ts';
import { profileService } from './profiles.service.ts';

interface Needs extends Platform {
  guardians: GuardianGate;
  moderation: Moderation;
  queue: ModerationQueue;
  readNames: ReadNames;
  media: MediaLibrary;
  records: AccountRecords;
  corrections: Corrections;
}

/** The directory, everybody's profile and the member's own. */
export function createProfiles(needs: Needs) {
  const directory = directoryService(needs);
  const bios = waitingBios(needs);
  return {
    personalData: profileData,
    routes: profileRoutes({
      directory,
      reading: profileReading(needs),
      own: profileService({ ...needs, bios }),
    }),
    find: findListed(directory),
    content: profileContent({
      ...needs,
      bios,
      holder: profileHolder(needs),
      words: profilesFromBefore(needs),
      picture: { reader: profilePictureReader(needs), hooks: profilePictureHooks(needs) },
    }),
  };
}
