export { type MediaLibrary, type MediaOwnerHooks } from './media.library.service.ts';
export { type MediaReader, storedVariant } from './media.read.service.ts';
export { type MediaSubjects, createMedia } from './media.slice.ts';
