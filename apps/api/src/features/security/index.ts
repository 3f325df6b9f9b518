export { createSecurity } from './security.slice.ts';
