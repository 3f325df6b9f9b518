export { startEndpoints } from './start.endpoints.ts';
export { startSlice } from './start.slice.ts';
