export { searchEndpoints } from './search.endpoints.ts';
export * from './search.schema.ts';
export { searchSlice } from './search.slice.ts';
