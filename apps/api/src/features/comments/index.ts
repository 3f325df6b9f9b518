export { createComments } from './comments.slice.ts';
