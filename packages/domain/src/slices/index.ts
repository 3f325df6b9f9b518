export { slices } from './slices.ts';
