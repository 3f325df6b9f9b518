export { type MediaLibrary, type MediaOwnerHooks } from './media.library.ts';
export { type MediaReader, storedVariant } from './media.reading.ts';
export { type MediaSubjects, createMedia } from './media.slice.ts';
