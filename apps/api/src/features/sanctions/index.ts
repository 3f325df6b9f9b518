export { createSanctions } from './sanctions.slice.ts';
