export { createAdminStart } from './admin-start.slice.ts';
