export * from './endpoint.ts';
export * from './fault.ts';
export { commonFaults } from './faults.ts';
export { id, prose, timestamp } from './scalars.ts';
export { cursor } from './page.ts';
