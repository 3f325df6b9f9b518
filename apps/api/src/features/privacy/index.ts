export { type DeletionService } from './privacy.deletion.ts';
export { createPrivacy } from './privacy.slice.ts';
