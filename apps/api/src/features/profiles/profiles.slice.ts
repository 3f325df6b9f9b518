import type { AccountRecords, Corrections } from '#features/accounts';
import type { MediaLibrary } from '#features/media';
import type { Moderation, ModerationQueue, ReadNames } from '#features/moderation';
import type { Platform } from '#platform/slice';
import { directoryService } from './directory/directory.service.ts';
import { findListed } from './directory/directory.search.ts';
import { profileHolder, profilesFromBefore } from './profiles.holding.ts';
import { profilePictureHooks, profilePictureReader } from './profiles.pictures.ts';
import { profileReading } from './profiles.reading.ts';
import { profileRoutes } from './profiles.routes.ts';
import { profileService } from './profiles.service.ts';

interface Needs extends Platform {
  moderation: Moderation;
  queue: ModerationQueue;
  readNames: ReadNames;
  media: MediaLibrary;
  records: AccountRecords;
  corrections: Corrections;
}

/** The directory, everybody's profile and one's own. */
export function createProfiles(needs: Needs) {
  const directory = directoryService(needs);
  return {
    routes: profileRoutes({
      directory,
      reading: profileReading(needs),
      own: profileService(needs),
    }),
    find: findListed(directory),
    api: {
      picture: { reader: profilePictureReader(needs), hooks: profilePictureHooks(needs) },
      holder: profileHolder(needs),
      words: profilesFromBefore(needs),
    },
  };
}
