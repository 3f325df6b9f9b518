export { mediaIntake } from './intake/intake.ts';
export { mediaChores } from './media.chores.ts';
export { mediaFilesOf } from './media.files.ts';
export { type MediaLibrary, type MediaOwnerHooks, mediaLibrary } from './media.library.ts';
export { type MediaReader, mediaReading } from './media.reading.ts';
export { mediaRoutes } from './media.routes.ts';
