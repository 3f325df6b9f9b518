export { ImageUrlField } from './choice/ImageUrlField.tsx';
export { mediaAddress } from './media.address.format.ts';
export { MediaVideo, Picture } from './Picture.tsx';
export { PersonPortrait } from './PersonPortrait.tsx';
export { PictureCheckSection } from './PictureCheckSection.tsx';
export { PictureDialog } from './choice/PictureDialog.tsx';
export type { PictureChoice } from './choice/media.picture-choice.rules.ts';
export { type UploadState, UploadField } from './upload/UploadField.tsx';
