export { ImageUrlField } from './ImageUrlField.tsx';
export { mediaAddress } from './media.address.ts';
export { MediaVideo, Picture } from './Picture.tsx';
export { PersonPortrait } from './PersonPortrait.tsx';
export { PictureCheckSection } from './PictureCheckSection.tsx';
export { PictureDialog } from './PictureDialog.tsx';
export type { PictureChoice } from './picture-choice.ts';
export { type Standing, UploadField } from './UploadField.tsx';
