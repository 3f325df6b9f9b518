export { createAudit } from './audit.slice.ts';
