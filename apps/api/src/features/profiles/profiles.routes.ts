import { handle } from '#platform/http/route';
import { profileEndpoints as endpoints } from '@ribbon/domain/profiles';
import type { DirectoryService } from './directory/profiles.directory.service.ts';
import type { ProfileReading } from './profiles.read.service.ts';
import type { ProfileService } from './profiles.service.ts';

interface Services {
  directory: DirectoryService;
  reading: ProfileReading;
  own: ProfileService;
}

export const profileRoutes = ({ directory, reading, own }: Services) => [
  handle(endpoints.overview, ({ actor }) => directory.overview(actor)),
  handle(endpoints.directory, ({ actor, query }) => directory.page(actor, query)),
  handle(endpoints.read, ({ actor, params }) => reading.read(actor, params.userId)),
  handle(endpoints.own, ({ actor }) => own.own(actor)),
  handle(endpoints.edit, ({ actor, body }) => own.edit(actor, body)),
  handle(endpoints.changePicture, ({ actor, body }) => own.changePicture(actor, body)),
];
