export { type MediaLibrary } from './media.library.service.ts';
export { storedVariant } from './media.read.service.ts';
export { createMedia } from './media.slice.ts';
