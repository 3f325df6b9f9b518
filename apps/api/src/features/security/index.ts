export { type EmailChangeService } from './security.email.ts';
export { createSecurity } from './security.slice.ts';
