export { createSettings } from './settings.slice.ts';
