export { createPrivacy } from './privacy.slice.ts';
