export { createClaims } from './claims.slice.ts';
