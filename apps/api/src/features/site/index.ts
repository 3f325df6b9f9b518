export { createSite } from './site.slice.ts';
