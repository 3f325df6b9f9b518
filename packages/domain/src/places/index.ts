export { placeEndpoints } from './places.endpoints.ts';
export { placeFaults } from './places.faults.ts';
export * from './places.schema.ts';
