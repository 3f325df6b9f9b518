export { createSearch } from './search.slice.ts';
