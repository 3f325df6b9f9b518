import { handle } from '#platform/route';
import { profileEndpoints as doors } from '@ribbon/domain/profiles';
import type { DirectoryService } from './directory/directory.service.ts';
import type { ProfileReading } from './profiles.reading.ts';
import type { ProfileService } from './profiles.service.ts';

interface Services {
  directory: DirectoryService;
  reading: ProfileReading;
  own: ProfileService;
}

export const profileRoutes = ({ directory, reading, own }: Services) => [
  handle(doors.overview, ({ actor }) => directory.overview(actor)),
  handle(doors.directory, ({ actor, query }) => directory.page(actor, query)),
  handle(doors.read, ({ actor, params }) => reading.read(actor, params.userId)),
  handle(doors.own, ({ actor }) => own.own(actor)),
  handle(doors.edit, ({ actor, body }) => own.edit(actor, body)),
  handle(doors.changePicture, ({ actor, body }) => own.changePicture(actor, body)),
];
