export { directoryService } from './directory/directory.service.ts';
export { profilePictureReader, profilePictureHooks } from './profiles.pictures.ts';
export { profileReading } from './profiles.reading.ts';
export { profileRoutes } from './profiles.routes.ts';
export { profileService } from './profiles.service.ts';
