export { profilePictureReader } from './profiles.pictures.ts';
