export { createEmail } from './email.slice.ts';
