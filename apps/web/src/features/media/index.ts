export { mediaAddress } from './media.address.ts';
export { MediaVideo, Picture } from './Picture.tsx';
export { type PictureChoice, PictureDialog } from './PictureDialog.tsx';
export { UploadField } from './UploadField.tsx';
