export { createStart } from './start.slice.ts';
