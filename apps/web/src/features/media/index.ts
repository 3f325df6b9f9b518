export { ImageUrlField } from './ImageUrlField.tsx';
export { mediaAddress } from './media.address.format.ts';
export { MediaVideo, Picture } from './Picture.tsx';
export { PersonPortrait } from './PersonPortrait.tsx';
export { PictureCheckSection } from './PictureCheckSection.tsx';
export { PictureDialog } from './PictureDialog.tsx';
export type { PictureChoice } from './media.picture-choice.rules.ts';
export { type UploadState, UploadField } from './UploadField.tsx';
